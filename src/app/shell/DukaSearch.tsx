import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { citiesQuery } from '../../api/places.ts';
import { shellCopy } from '../../copy/shell.ts';
import { ALL_CITIES, type City } from '../../domain/city.ts';
import { routes } from '../../domain/routes.ts';
import { SearchBar } from '../../ui/search-bar/SearchBar.tsx';
import { useServices } from '../ServicesContext.ts';
import { readDukaFilter, type DukaFilter, type DukaState } from './dukaFilter.ts';

/** The most characters the upstream takes as a keyword. */
const MAX_TEXT_LENGTH = 100;

/** The search of the list, tied to the address: a city takes effect when chosen, the text when sent. */
export function DukaSearch() {
  const { client } = useServices();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const filter = readDukaFilter(search, state);
  const cities = useQuery(citiesQuery(client));
  const [text, setText] = useState(filter.text);
  const [searched, setSearched] = useState(filter.text);
  if (searched !== filter.text) {
    setSearched(filter.text);
    setText(filter.text);
  }
  const options = cityOptions(cities.data ?? [], filter);

  const show = (cityId: number) => {
    const city = options.find(({ id }) => id === cityId) ?? ALL_CITIES;
    void navigate(routes.duka({ cityId, text: text.trim() }), {
      replace: true,
      state: { city } satisfies DukaState,
    });
  };

  return (
    <SearchBar
      city={{
        label: shellCopy.city,
        value: String(filter.cityId),
        options: options.map(({ id, name }) => ({ value: String(id), label: name })),
        onValueChange: (value) => show(Number(value)),
      }}
      text={{
        label: shellCopy.searchText,
        value: text,
        onValueChange: (value) => setText(value.slice(0, MAX_TEXT_LENGTH)),
      }}
      searchLabel={shellCopy.search}
      onSearch={() => {
        if (cities.isError) void cities.refetch();
        show(filter.cityId);
      }}
    />
  );
}

/** Every city with SEMUA first, and the chosen one even while the others are not known. */
function cityOptions(cities: readonly City[], { cityId, cityName }: DukaFilter): City[] {
  const all = [ALL_CITIES, ...cities.filter(({ id }) => id !== ALL_CITIES.id)];
  return all.some(({ id }) => id === cityId)
    ? all
    : [...all, { id: cityId, name: cityName ?? shellCopy.otherCity }];
}
