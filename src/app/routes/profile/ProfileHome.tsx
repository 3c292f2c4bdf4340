import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { deleteAccount, profileQuery } from '../../../api/resources/users.ts';
import { profileCopy } from '../../../copy/profile.ts';
import { ProfileHomeScreen } from '../../../features/profile/ProfileHomeScreen.tsx';
import { toReadState } from '../toReadState.ts';
import { useServices, useSession } from '../../services/ServicesContext.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { syncUserWithProfile } from '../../profile/syncUserWithProfile.ts';
import { useSubmission } from '../useSubmission.ts';
import { useSignOut } from '../useSignOut.ts';

/** Renders `/profile` and its unknown sections. */
export function ProfileHome() {
  const { auth, client } = useServices();
  const username = useSession()?.user.username ?? '';
  const query = useQuery({ ...profileQuery(client, username), enabled: username !== '' });
  const { isSigningOut, onSignOut } = useSignOut();
  const deletion = useSubmission((name: string) => deleteAccount(client, name));
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const arrivesFromSave = isSavedState(state);
  const [isSaved] = useState(arrivesFromSave);
  useDocumentTitle(profileCopy.title);

  useEffect(() => {
    // Clears the navigation state, so that the message does not appear again when the user returns
    // to this history entry.
    if (arrivesFromSave) void navigate(pathname, { replace: true, state: null });
  }, [arrivesFromSave, navigate, pathname]);

  const { data, isFetching } = query;
  useEffect(() => {
    // Cached data that is being refetched may be older than the session.
    if (data !== undefined && !isFetching) syncUserWithProfile(auth, data);
  }, [auth, data, isFetching]);

  return (
    <ProfileHomeScreen
      profile={toReadState(query)}
      isSaved={isSaved}
      isSigningOut={isSigningOut}
      onSignOut={onSignOut}
      deletion={{
        submission: deletion.submission,
        onDelete: () => deletion.submit(username),
        onClose: deletion.reset,
      }}
    />
  );
}

/** The navigation state that the editor passes to the profile after saving. */
export const savedState = { isSaved: true } as const;

function isSavedState(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'isSaved' in state && state.isSaved === true
  );
}
