import { Check } from 'lucide-react';
import { createContext, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../icon-button/IconButton.tsx';
import styles from './TopBar.module.css';

export interface TopBarSubmitProps {
  label: string;
  onSubmit: () => void;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  loading?: boolean | undefined;
}

/** Renders a shortcut for the main action of the page, through a portal into the top bar. */
export function TopBarSubmit({ label, onSubmit, icon, disabled, loading }: TopBarSubmitProps) {
  const place = use(PlaceContext)?.place;
  if (!place) return null;
  return createPortal(
    <IconButton
      label={label}
      icon={icon ?? <Check aria-hidden="true" strokeWidth={1.75} />}
      className={styles['submit']}
      disabled={disabled}
      loading={loading}
      onClick={onSubmit}
    />,
    place,
  );
}

/** Connects `TopBarSubmit` with `TopBarSubmitPlace`; wraps both the top bar and the page. */
export function TopBarSubmitProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const value = useMemo(() => ({ place, setPlace }), [place]);
  return <PlaceContext value={value}>{children}</PlaceContext>;
}

/** Renders the container of the icon; pass it to the `end` of the top bar. */
export function TopBarSubmitPlace() {
  const context = use(PlaceContext);
  return <div ref={context?.setPlace} />;
}

const PlaceContext = createContext<{
  place: HTMLElement | null;
  setPlace: (place: HTMLElement | null) => void;
} | null>(null);
