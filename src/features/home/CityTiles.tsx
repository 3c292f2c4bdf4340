import { homeCopy } from '../../copy/home.ts';
import { HOME_CITIES } from '../../domain/city.ts';
import { routes } from '../../domain/routes.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Landmark, type LandmarkName } from './Landmark.tsx';
import styles from './CityTiles.module.css';

/** Renders the cities: two as links, the others as plain tiles. */
export function CityTiles() {
  return (
    <section className={styles['section']}>
      <h2>{homeCopy.cities}</h2>
      <ul role="list" className={styles['cities']}>
        {[HOME_CITIES.bandung, HOME_CITIES.semarang].map((city) => (
          <li key={city.id}>
            <Link href={routes.duka()} state={{ city }} className={styles['city']}>
              <Face
                landmark={city === HOME_CITIES.bandung ? 'bandung' : 'semarang'}
                name={city.name}
              />
            </Link>
          </li>
        ))}
        <li className={styles['still']}>
          <Face landmark="jakarta" name={homeCopy.jakarta} aside={homeCopy.inList} />
        </li>
        <li className={styles['still']}>
          <Face landmark="surabaya" name={homeCopy.surabaya} aside={homeCopy.inList} />
        </li>
      </ul>
    </section>
  );
}

function Face({ landmark, name, aside }: { landmark: LandmarkName; name: string; aside?: string }) {
  return (
    <>
      <Landmark name={landmark} />
      <span className={styles['name']}>{name}</span>
      {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
    </>
  );
}
