import clsx from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import type { LinkProps } from '../link/Link.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import styles from './Button.module.css';

interface AppearanceProps {
  /**
   * `soft` is small and quieter than `quiet`; `text` is small and begins and ends where its words do.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'soft' | 'text' | 'danger' | undefined;
  /** Fills the width of its container. */
  wide?: boolean | undefined;
  icon?: ReactNode;
}

interface ActionProps extends AppearanceProps, ComponentPropsWithRef<'button'> {
  href?: undefined;
  /** Marks the button as busy: it keeps its focus and position but ignores presses. */
  loading?: boolean | undefined;
  /** The label while loading; defaults to the normal label. */
  loadingLabel?: string | undefined;
}

interface AnchorProps extends AppearanceProps, LinkProps {
  loading?: undefined;
  loadingLabel?: undefined;
}

export type ButtonProps = ActionProps | AnchorProps;

/** Renders a button, or with `href` a link that looks the same. */
export function Button(props: ButtonProps) {
  return isAnchor(props) ? <AnchorButton {...props} /> : <ActionButton {...props} />;
}

function isAnchor(props: ButtonProps): props is AnchorProps {
  return props.href !== undefined;
}

function AnchorButton({
  variant,
  wide,
  icon,
  loading: _l,
  loadingLabel: _ll,
  className,
  children,
  ...rest
}: AnchorProps) {
  return (
    <Link {...rest} className={classNameOf(variant, wide, className)}>
      {icon}
      <span className={styles['label']}>{children}</span>
    </Link>
  );
}

function ActionButton(props: ActionProps) {
  const {
    variant,
    wide,
    icon,
    loading = false,
    loadingLabel,
    className,
    children,
    onClick,
    type,
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classNameOf(variant, wide, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {loading ? <Spinner /> : icon}
      <span className={styles['label']}>
        {loading && loadingLabel !== undefined ? loadingLabel : children}
      </span>
    </button>
  );
}

function classNameOf(
  variant: AppearanceProps['variant'] = 'primary',
  wide: boolean | undefined,
  className: string | undefined,
) {
  return clsx(styles['button'], styles[variant], wide && styles['wide'], className);
}
