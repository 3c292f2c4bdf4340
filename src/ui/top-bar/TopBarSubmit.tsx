import { Check } from 'lucide-react';
import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../icon-button/IconButton.tsx';
import styles from './TopBar.module.css';

export interface TopBarSubmitProps {
  label: string;
  onSubmit: () => void;
  disabled?: boolean | undefined;
}

/** Renders a shortcut for the main action of the page, through a portal into the top bar. */
export function TopBarSubmit({ label, onSubmit, disabled }: TopBarSubmitProps) {
  const { subscribe, getPlace } = use(PlaceContext);
  const place = useSyncExternalStore(subscribe, getPlace, () => null);
  if (!place) return null;
  return createPortal(
    <IconButton
      label={label}
      icon={<Check />}
      className={styles['submit']}
      disabled={disabled}
      onClick={onSubmit}
    />,
    place,
  );
}

/** Connects `TopBarSubmit` with `TopBarSubmitPlace`; wraps both the top bar and the page. */
export function TopBarSubmitProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createPlaceStore);
  return <PlaceContext value={store}>{children}</PlaceContext>;
}

/** Renders the container of the icon; pass it to the `end` of the top bar. */
export function TopBarSubmitPlace() {
  const { setPlace } = use(PlaceContext);
  return <div ref={setPlace} />;
}

/** The container of the icon; null while there is none. */
interface PlaceStore {
  getPlace(this: void): HTMLElement | null;
  setPlace(this: void, place: HTMLElement | null): void;
  subscribe(this: void, listener: () => void): () => void;
}

/**
 * Creates the store of the container. It is no state of the provider, because a changed context would
 * make React hydrate the whole page at once.
 */
function createPlaceStore(): PlaceStore {
  const listeners = new Set<() => void>();
  let place: HTMLElement | null = null;
  return {
    getPlace: () => place,
    setPlace(next) {
      place = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const PlaceContext = createContext<PlaceStore>({
  getPlace: () => null,
  setPlace: () => {},
  subscribe: () => () => {},
});
