import { LogOut, Share2, Star, TicketPercent, Users } from 'lucide-react';
import { useState } from 'react';
import { policyLinksCopy } from '../../copy/policyLinks.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import type { Profile } from '../../domain/profile.ts';
import type { ReadState, Submission } from '../../domain/readState.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Columns } from '../../ui/columns/Columns.tsx';
import { MenuRows, type MenuRow } from '../../ui/menu-rows/MenuRows.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { policyRows } from '../ordering/policies/PolicyNote.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import styles from './ProfileHomeScreen.module.css';
import { ProfileSummary } from './ProfileSummary.tsx';

export interface ProfileHomeScreenProps {
  readonly profile: ReadState<Profile>;
  /** Whether the profile has just been saved. */
  readonly isSaved?: boolean | undefined;
  readonly isSigningOut: boolean;
  readonly onSignOut: () => void;
  readonly deletion: {
    readonly submission: Submission;
    readonly onDelete: () => void;
    readonly onClose: () => void;
  };
}

/** Renders the profile of the user and the account menu, which allows a sign-out in every state. */
export function ProfileHomeScreen({
  profile,
  isSaved = false,
  isSigningOut,
  onSignOut,
  deletion,
}: ProfileHomeScreenProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Page heading={copy.title} width="wide">
      {isSaved && (
        <Notice tone="success" live="polite">
          {copy.saved}
        </Notice>
      )}
      <Columns
        first={
          <>
            <ProfileSummary profile={profile} />
            <MenuRows label={policyLinksCopy.label} rows={policyRows()} />
          </>
        }
        second={
          <>
            <MenuRows
              label={copy.account}
              rows={[
                {
                  key: 'signOut',
                  label: isSigningOut ? copy.signingOut : copy.signOut,
                  icon: LogOut,
                  acts: true,
                  onSelect: () => {
                    if (!isSigningOut) onSignOut();
                  },
                },
              ]}
            />
            <MenuRows label={copy.menu} rows={menuRows} />
            <Button variant="soft" className={styles['delete']} onClick={() => setDeleting(true)}>
              {copy.deleteAccount}
            </Button>
          </>
        }
      />
      <DeleteAccountDialog
        open={isDeleting}
        {...deletion}
        onClose={() => {
          setDeleting(false);
          deletion.onClose();
        }}
        onSignOut={onSignOut}
      />
      <VisuallyHidden>
        <span role="status">{isSigningOut ? copy.signingOut : ''}</span>
      </VisuallyHidden>
    </Page>
  );
}

const menuRows: readonly MenuRow[] = [
  {
    key: 'family',
    label: copy.family,
    icon: Users,
    detail: copy.inert,
    href: routes.family(),
    still: true,
  },
  { key: 'coupon', label: copy.coupon, icon: TicketPercent, detail: copy.inert },
  { key: 'rating', label: copy.rating, icon: Star, detail: copy.inert },
  { key: 'referral', label: copy.referral, icon: Share2, detail: copy.inert },
];
