import clsx from 'clsx';
import { LogOut, PencilLine, Share2, Star, TicketPercent, Users } from 'lucide-react';
import { useState } from 'react';
import { errorCopy } from '../../copy/errors.ts';
import { policyLinksCopy } from '../../copy/policyLinks.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import type { Profile } from '../../domain/profile.ts';
import type { ReadState, Submission } from '../../domain/readState.ts';
import { routes } from '../../domain/routes.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Columns } from '../../ui/columns/Columns.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { MenuRows, type MenuRow } from '../../ui/menu-rows/MenuRows.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { policyRows } from '../ordering/policies/policyRows.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import styles from './ProfileHomeScreen.module.css';
import { QrCodeButton } from './QrCodeButton.tsx';
import { formatProfilePhone } from './formatProfilePhone.ts';

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

/** Longer names need more than three lines beside the photo, and are shown smaller below it. */
const LONG_NAME = 40;

/** Renders the profile of the user, or why it cannot be shown. */
function ProfileSummary({ profile }: { readonly profile: ReadState<Profile> }) {
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
              {`${errorCopy[profile.refetchError]} ${copy.stale}`}
            </Notice>
          )}
          <ProfileCard profile={profile.data} />
        </>
      );
  }
}

function ProfileCard({ profile }: { profile: Profile }) {
  const { username, name, photoUrl } = profile;
  return (
    <Card as="section" gap={5}>
      <Row wrap gap={4} className={clsx((name ?? '').length > LONG_NAME && styles['stacked'])}>
        <Avatar name={name ?? username} src={photoUrl ?? undefined} size={88} priority />
        <h2 className={styles['name']}>{name === null ? copy.noName : withoutBreaks(name)}</h2>
      </Row>
      <DataRows
        layout="plain"
        labels="short"
        className={styles['facts']}
        rows={factsOf(profile).map(([label, value]) => ({ key: label, label, value }))}
      />
      <div className={styles['ways']}>
        <QrCodeButton username={username} />
        <Button variant="secondary" href={routes.editProfile()} icon={<PencilLine />}>
          {copy.edit}
        </Button>
      </div>
    </Card>
  );
}

function ProfileCardSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Card gap={5}>
        <Row wrap gap={4}>
          <Skeleton shape="circle" width="5.5rem" />
          <div className={styles['name']}>
            <Skeleton shape="block" width="min(14rem, 100%)" height="1.75rem" />
          </div>
        </Row>
        <Stack gap={2} className={styles['facts']}>
          {[12, 16, 6, 14].map((width) => (
            <Skeleton key={width} width={`min(${width}rem, 100%)`} />
          ))}
        </Stack>
        <div className={styles['ways']}>
          <Skeleton shape="block" height="3rem" />
          <Skeleton shape="block" height="3rem" />
        </div>
      </Card>
    </SkeletonGroup>
  );
}

/** Returns what the editor changes besides the name, and the phone number. */
function factsOf({ mobilePhone, email, age, cityName, provinceName }: Profile) {
  const place = [cityName, provinceName].filter(Boolean).join(', ');
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [copy.phone, mobilePhone === null ? copy.noPhone : formatProfilePhone(mobilePhone)],
    [copy.email, email],
    [copy.age, age === null ? null : `${age} ${copy.ageUnit}`],
    [copy.place, place],
  ];
  return facts.filter(([, value]) => value);
}

/** Returns a name whose lines do not break behind a hyphen. */
function withoutBreaks(name: string): string {
  return name.replaceAll('-', '-\u2060');
}
