import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { bottomAdsQuery, topAdsQuery } from '../../api/resources/adQueries.ts';
import { carouselPersonsQuery } from '../../api/resources/personQueries.ts';
import { routes } from '../../domain/routes.ts';
import { HomeScreen } from '../../features/home/HomeScreen.tsx';
import { useAuthStatus, useServices, useSession } from '../services/ServicesContext.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { toReadState } from './toReadState.ts';
import { LateOrders } from './LateOrders.tsx';
import { useSignIn } from './useSignIn.ts';
import { useSignOut } from './useSignOut.ts';
import { usePageTime } from './usePageTime.ts';

const loadOrders = () => import('./HomeOrders.tsx');

export function HomeRoute() {
  const { client, environment } = useServices();
  const navigate = useNavigate();
  const session = useSession();
  const { authStatus } = useAuthStatus();
  const topAds = useQuery(topAdsQuery(client));
  const bottomAds = useQuery(bottomAdsQuery(client));
  const people = useQuery(carouselPersonsQuery(client));
  useDocumentTitle();

  return (
    <HomeScreen
      topAds={toReadState(topAds)}
      bottomAds={toReadState(bottomAds)}
      authStatus={authStatus}
      userName={session?.user.name ?? null}
      signIn={useSignIn()}
      customerServicePhone={environment.phones.customerService}
      {...useSignOut()}
      savedOrders={<LateOrders load={loadOrders}>{({ HomeOrders }) => <HomeOrders />}</LateOrders>}
      people={toReadState(people)}
      now={usePageTime()}
      onSearch={(text) => void navigate(routes.duka({ text }))}
      androidPackageUrl={environment.androidPackageUrl}
    />
  );
}
