import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { personQuery } from '../../api/resources/personQueries.ts';
import { authCopy } from '../../copy/auth.ts';
import { getPageKind } from '../../domain/pageKind.ts';
import { parseOrderPath } from '../../domain/routes.ts';
import type { PromptedPage } from '../../features/auth/PromptReason.tsx';
import { SignInPromptScreen } from '../../features/auth/SignInPromptScreen.tsx';
import { useServices } from '../services/ServicesContext.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { linkedPersonId } from './personIds.ts';
import { useSignIn } from './useSignIn.ts';

export function SignInPromptRoute() {
  useDocumentTitle(authCopy.title);
  const { auth, environment } = useServices();
  return (
    <SignInPromptScreen
      {...useSignIn()}
      account={auth.getSnapshot()?.context.account ?? null}
      page={usePromptedPage(useLocation())}
      provider={environment.signInProvider}
      storesDrafts={useStoresDrafts()}
      customerServicePhone={environment.phones.customerService}
    />
  );
}

/** Returns the page at a location, and the name of the person if it is an order. */
function usePromptedPage(location: Location): PromptedPage {
  const { client } = useServices();
  const order = parseOrderPath(location.pathname);
  const personId = order && linkedPersonId(location);
  const person = useQuery({ ...personQuery(client, personId ?? 0), enabled: personId !== null });
  if (order === null) return { kind: getPageKind(location.pathname) };
  return { order: { kind: order.kind, personName: person.data?.name ?? null } };
}

/** Returns whether the browser stores drafts, as far as it has not refused to store anything. */
function useStoresDrafts(): boolean {
  const { localStorage } = useServices();
  const [hasRefused, setRefused] = useState(false);
  useEffect(() => localStorage.onRefusal?.(() => setRefused(true)), [localStorage]);
  return !hasRefused;
}
