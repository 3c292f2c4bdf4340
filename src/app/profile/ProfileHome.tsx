import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { profileQuery } from '../../api/users.ts';
import { profileCopy } from '../../copy/profile.ts';
import { ProfileHomeScreen } from '../../features/profile/ProfileHomeScreen.tsx';
import { readStateOf } from '../routes/readStateOf.ts';
import { useServices, useSession } from '../ServicesContext.ts';
import { useFocusKey } from '../shell/FocusKey.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { followProfile } from './followProfile.ts';
import { isSavedState } from './savedState.ts';
import { useSignOut } from './useSignOut.ts';

/** `/profile`, and every section of it that is not known. */
export function ProfileHome() {
  const { auth, client } = useServices();
  const username = useSession()?.user.username ?? '';
  const query = useQuery({ ...profileQuery(client, username), enabled: username !== '' });
  const { isSigningOut, onSignOut } = useSignOut();
  const isSaved = isSavedState(useLocation().state);
  useDocumentTitle(profileCopy.title);

  const { data, isFetching } = query;
  useEffect(() => {
    // What is being asked for anew may be older than the session.
    if (data !== undefined && !isFetching) followProfile(auth, data);
  }, [auth, data, isFetching]);

  return (
    <ProfileHomeScreen
      profile={readStateOf(query)}
      isSaved={isSaved}
      isSigningOut={isSigningOut}
      onSignOut={onSignOut}
      focusKey={useFocusKey()}
    />
  );
}
