import { useState } from 'react';
import { profileCopy as copy } from '../../copy/profile.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Tabs, type Tab } from '../../ui/tabs/Tabs.tsx';

type FamilyTab = 'relations' | 'requests';

/** Renders the family page of the user, whose relations and requests are not available yet. */
export function FamilyScreen() {
  const [tab, setTab] = useState<FamilyTab>('relations');
  return (
    <Page heading={copy.family}>
      <Tabs label={copy.familyTabs} tabs={tabs} value={tab} onValueChange={setTab} />
    </Page>
  );
}

const back = (
  <Button variant="secondary" href={routes.profile()}>
    {copy.backToProfile}
  </Button>
);

const tabs: readonly Tab<FamilyTab>[] = [
  {
    value: 'relations',
    label: copy.relations,
    content: (
      <EmptyState
        ornament={<Ornament name="olive" size={180} />}
        title={copy.relationsEmpty}
        action={back}
      >
        {copy.relationsText}
      </EmptyState>
    ),
  },
  {
    value: 'requests',
    label: copy.requests,
    content: (
      <EmptyState
        ornament={<Ornament name="melati" size={180} />}
        title={copy.requestsEmpty}
        action={back}
      >
        {copy.requestsText}
      </EmptyState>
    ),
  },
];
