import clsx from 'clsx';
import {
  LogOut,
  PencilLine,
  ScrollText,
  Share2,
  Star,
  TicketPercent,
  UserX,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { errorCopy } from '../../copy/errors.ts';
import { policyLinks, policyLinksCopy } from '../../copy/policyLinks.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import type { Profile } from '../../domain/profile.ts';
import type { ReadState } from '../../domain/readState.ts';
import type { Submission } from '../../domain/submission.ts';
import { routes } from '../../domain/routes.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Columns } from '../../ui/columns/Columns.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { MenuRows, type MenuRow } from '../../ui/menu-rows/MenuRows.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { formatProfilePhone } from './formatProfilePhone.ts';
import styles from './ProfileHomeScreen.module.css';
import { QrCodeButton } from './QrCodeButton.tsx';

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
  readonly focusKey?: string | undefined;
}

/** Longer names need more than three lines beside the photo on a phone, and are shown below it. */
const LONG_NAME = 40;

/** Renders the profile of the user and the account menu, which allows a sign-out in every state. */
export function ProfileHomeScreen({
  profile,
  isSaved = false,
  isSigningOut,
  onSignOut,
  deletion,
  focusKey,
}: ProfileHomeScreenProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Page heading={copy.title} width="wide" focusKey={focusKey}>
      {isSaved && (
        <Notice tone="success" live="polite">
          {copy.saved}
        </Notice>
      )}
      <Columns
        first={<ProfileSummary profile={profile} />}
        second={
          <>
            <MenuRows label={copy.menu} rows={menuRows} />
            <MenuRows
              label={policyLinksCopy.label}
              rows={policyLinks().map((link) => ({ ...link, key: link.policy, icon: ScrollText }))}
            />
            <MenuRows
              label={copy.account}
              rows={accountRows(isSigningOut, onSignOut, () => setDeleting(true))}
            />
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

function ProfileSummary({ profile }: Pick<ProfileHomeScreenProps, 'profile'>) {
  switch (profile.type) {
    case 'loading':
      return <ProfileCardSkeleton />;
    case 'failed':
      return (
        <FailedState
          title={copy.failed}
          reason={profile.code === 'offline' ? 'offline' : 'failed'}
          retryLabel={copy.retry}
          retryingLabel={copy.retrying}
          retrying={profile.isRetrying}
          onRetry={profile.onRetry}
        >
          {errorCopy[profile.code]}
        </FailedState>
      );
    case 'ready':
      return (
        <>
          {profile.refetchError !== null && (
            <Notice tone="warning" live="polite">
              {errorCopy[profile.refetchError]} {copy.stale}
            </Notice>
          )}
          <ProfileCard profile={profile.data} />
        </>
      );
  }
}

function ProfileCard({ profile: { username, name, photoUrl, mobilePhone } }: { profile: Profile }) {
  return (
    <Card as="section" className={styles['card']}>
      <div className={clsx(styles['who'], (name ?? '').length > LONG_NAME && styles['stacked'])}>
        <Avatar name={name ?? username} src={photoUrl ?? undefined} size={88} priority />
        <div className={styles['words']}>
          <h2 className={styles['name']}>{name ?? copy.noName}</h2>
          <p className={styles['phone']}>
            {mobilePhone === null ? (
              copy.noPhone
            ) : (
              <>
                <VisuallyHidden>{copy.phone}: </VisuallyHidden>
                {formatProfilePhone(mobilePhone)}
              </>
            )}
          </p>
        </div>
      </div>
      <div className={styles['ways']}>
        <QrCodeButton username={username} />
        <Button
          variant="secondary"
          href={routes.editProfile()}
          icon={<PencilLine aria-hidden="true" strokeWidth={1.75} />}
        >
          {copy.edit}
        </Button>
      </div>
    </Card>
  );
}

function ProfileCardSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Card className={styles['card']}>
        <div className={styles['who']}>
          <Skeleton shape="circle" width="5.5rem" />
          <div className={styles['words']}>
            <Skeleton shape="block" width="min(14rem, 100%)" height="1.75rem" />
            <Skeleton width="9rem" />
          </div>
        </div>
        <div className={styles['ways']}>
          <Skeleton shape="block" height="3rem" />
          <Skeleton shape="block" height="3rem" />
        </div>
      </Card>
    </SkeletonGroup>
  );
}

const menuRows: readonly MenuRow[] = [
  { key: 'family', label: copy.family, icon: Users, href: routes.family() },
  { key: 'coupon', label: copy.coupon, icon: TicketPercent, detail: copy.inert },
  { key: 'rating', label: copy.rating, icon: Star, detail: copy.inert },
  { key: 'referral', label: copy.referral, icon: Share2, detail: copy.inert },
];

function accountRows(
  isSigningOut: boolean,
  onSignOut: () => void,
  onDeleteAccount: () => void,
): MenuRow[] {
  return [
    {
      key: 'signOut',
      label: isSigningOut ? copy.signingOut : copy.signOut,
      icon: LogOut,
      onSelect: () => {
        if (!isSigningOut) onSignOut();
      },
    },
    {
      key: 'deleteAccount',
      label: copy.deleteAccount,
      icon: UserX,
      danger: true,
      onSelect: onDeleteAccount,
    },
  ];
}
