import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../link/Link.tsx';
import type { LinkProps } from '../link/Link.tsx';
import layout from '../layout/layout.module.css';
import type { Gap } from '../layout/Stack.tsx';
import styles from './Card.module.css';

interface AppearanceProps {
  /** `flat` has a hairline border, `sunken` a darker background. */
  variant?: 'flat' | 'sunken' | undefined;
  /** Removes the padding, so that a picture can reach the edge. */
  bare?: boolean | undefined;
}

interface PlainProps extends AppearanceProps, ComponentPropsWithRef<'div'> {
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  href?: undefined;
  /** Sets its children below each other with this gap. */
  gap?: Gap | undefined;
  /** Extends its only link or button over the complete card. */
  pressable?: boolean | undefined;
}
type LinkedProps = AppearanceProps & LinkProps & { as?: undefined };

export type CardProps = PlainProps | LinkedProps;

/** Renders a surface; with `href` the complete card is one link. */
export function Card(props: CardProps) {
  const { variant = 'flat', bare = false, className } = props;
  const classes = clsx(styles['card'], styles[variant], bare && styles['bare'], className);
  if (props.href !== undefined) {
    const { variant: _v, bare: _b, as: _a, ...rest } = props;
    return <Link {...rest} className={clsx(classes, styles['linked'])} />;
  }
  const { variant: _v, bare: _b, as = 'div', href: _h, gap, pressable, ...rest } = props;
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={clsx(
        classes,
        gap && [layout['stack'], layout[`gap-${gap}`]],
        pressable && styles['pressable'],
      )}
    />
  );
}
