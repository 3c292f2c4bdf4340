import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { citiesQuery } from '../../api/resources/placeQueries.ts';
import { shellCopy } from '../../copy/shell.ts';
import { ALL_CITIES, type City } from '../../domain/city.ts';
import { routes } from '../../domain/routes.ts';
import { SearchBar } from '../../ui/search-bar/SearchBar.tsx';
import { useServices } from '../services/ServicesContext.ts';
import { readDukaFilter, type DukaFilter, type DukaState } from './dukaFilter.ts';

/** Renders the search of the list and writes it to the URL. */
export function DukaSearch() {
  const { client } = useServices();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const filter = readDukaFilter(search, state);
  const cities = useQuery(citiesQuery(client));
  const [text, setText] = useState(filter.text);
  const [submittedText, setSubmittedText] = useState(filter.text);
  if (submittedText !== filter.text) {
    setSubmittedText(filter.text);
    setText(filter.text);
  }
  const options = cityOptions(cities.data ?? [], filter);

  const navigateTo = (cityId: number, searchText = text.trim()) => {
    const city = options.find(({ id }) => id === cityId) ?? ALL_CITIES;
    void navigate(routes.duka({ cityId, text: searchText }), {
      replace: true,
      state: { city } satisfies DukaState,
    });
  };

  return (
    <SearchBar
      action={routes.duka()}
      city={{
        name: 'cityId',
        label: shellCopy.city,
        value: String(filter.cityId),
        options: options.map(({ id, name }) => ({ value: String(id), label: name })),
        onValueChange: (value) => navigateTo(Number(value)),
      }}
      text={{
        name: 'text',
        label: shellCopy.searchText,
        value: text,
        onValueChange: setText,
      }}
      searchLabel={shellCopy.search}
      clearLabel={shellCopy.clearSearch}
      onSearch={() => {
        if (cities.isError) void cities.refetch();
        navigateTo(filter.cityId);
      }}
      onClear={() => {
        setText('');
        if (filter.text !== '') navigateTo(filter.cityId, '');
      }}
    />
  );
}

/** Returns SEMUA and all cities. Includes the chosen city while the cities are loading. */
function cityOptions(cities: readonly City[], { cityId, cityName }: DukaFilter): City[] {
  const all = [ALL_CITIES, ...cities.filter(({ id }) => id !== ALL_CITIES.id)];
  return all.some(({ id }) => id === cityId)
    ? all
    : [...all, { id: cityId, name: cityName ?? shellCopy.otherCity }];
}
