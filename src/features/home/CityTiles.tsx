import clsx from 'clsx';
import { homeCopy } from '../../copy/home.ts';
import { HOME_CITIES } from '../../domain/city.ts';
import { routes } from '../../domain/routes.ts';
import { Card } from '../../ui/card/Card.tsx';
import { useHydratedValue } from '../../ui/hydration/useHydratedValue.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import styles from './CityTiles.module.css';

/**
 * Renders the cities: two as links, the others as quiet tiles that lead nowhere. The navigation state
 * names the city. In a document that is not hydrated yet, the URL does, because plain links have no
 * state.
 */
export function CityTiles() {
  const isDocument = useHydratedValue(() => false, true);
  return (
    <Stack as="section" gap={3}>
      <h2>{homeCopy.cities}</h2>
      <ul role="list" className={styles['cities']}>
        {(['bandung', 'semarang'] as const).map((city) => (
          <li key={city}>
            <Card
              href={routes.duka(isDocument ? { cityId: HOME_CITIES[city].id } : {})}
              state={{ city: HOME_CITIES[city] }}
              className={styles['city']}
            >
              <Landmark name={city} />
              <span className={styles['name']}>{HOME_CITIES[city].name}</span>
            </Card>
          </li>
        ))}
        {(['jakarta', 'surabaya'] as const).map((city) => (
          <Card
            key={city}
            as="li"
            variant="sunken"
            className={clsx(styles['city'], styles['still'])}
          >
            <Landmark name={city} />
            <span>
              <span className={styles['name']}>{homeCopy[city]}</span>
              <span className={styles['aside']}>{homeCopy.inList}</span>
            </span>
          </Card>
        ))}
      </ul>
    </Stack>
  );
}

type LandmarkName = 'bandung' | 'semarang' | 'jakarta' | 'surabaya';

/** Renders a decorative line drawing of a city's landmark. */
function Landmark({ name }: { name: LandmarkName }) {
  return <span className={clsx(styles['landmark'], styles[name])} />;
}
