import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadMorePersons, personsQuery } from '../../api/resources/personQueries.ts';
import { citiesQuery } from '../../api/resources/placeQueries.ts';
import { dukaCopy } from '../../copy/duka.ts';
import { routes } from '../../domain/routes.ts';
import { DukaListScreen } from '../../features/duka/DukaListScreen.tsx';
import { useHydratedValue } from '../../ui/hydration/useHydratedValue.ts';
import { useServices } from '../services/ServicesContext.ts';
import {
  DEFAULT_PAGE_SIZE,
  readDukaFilter,
  readPageSize,
  storePageSize,
} from '../shell/dukaFilter.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { toReadState } from './toReadState.ts';
import { usePageTime } from './usePageTime.ts';

/** Renders the list of `/duka`. The URL holds the filter. */
export function DukaListRoute() {
  const { client, localStorage, sessionStorage } = useServices();
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const { cityId, text, cityName, isInUrl, shown } = readDukaFilter(search, state);
  const queries = useQueryClient();
  const [chosenSize, setChosenSize] = useState<number | null>(null);
  const storedSize = useHydratedValue(() => readPageSize(localStorage), DEFAULT_PAGE_SIZE);
  const batchSize = chosenSize ?? storedSize;
  const shownKey = `shown:${key}`;
  const initialCount = Math.max(shown, Number(sessionStorage.getItem(shownKey) ?? 0));
  const people = useQuery(personsQuery(client, { cityId, text }, batchSize, initialCount));
  const cities = useQuery(citiesQuery(client));
  useDocumentTitle(dukaCopy.title);

  useEffect(() => {
    if (!isInUrl) void navigate(routes.duka({ cityId, text }), { replace: true, state });
  }, [cityId, isInUrl, navigate, state, text]);

  const loadMore = useCallback(
    () => loadMorePersons(queries, client, { cityId, text }, batchSize),
    [batchSize, cityId, client, queries, text],
  );
  const saveCount = useCallback(
    (count: number) => sessionStorage.setItem(shownKey, String(count)),
    [sessionStorage, shownKey],
  );

  return (
    <DukaListScreen
      people={toReadState(people)}
      cityName={cities.data?.find(({ id }) => id === cityId)?.name ?? cityName}
      text={text}
      listKey={`${cityId} ${text}`}
      batchSize={batchSize}
      onBatchSizeChange={(size) => {
        storePageSize(localStorage, size);
        setChosenSize(size);
      }}
      now={usePageTime()}
      initialCount={initialCount}
      onLoadMore={loadMore}
      hrefOf={(count) => routes.duka({ cityId, text, shown: count })}
      onCountChange={saveCount}
    />
  );
}
