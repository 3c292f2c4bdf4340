import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Text.module.css';

interface TextProps extends ComponentPropsWithRef<'p'> {
  as?: 'p' | 'span' | 'strong' | 'div' | 'dt' | 'dd' | 'h2' | 'h3' | 'figcaption' | undefined;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl' | undefined;
  tone?: 'ink' | 'soft' | 'success' | 'notice' | 'danger' | undefined;
  weight?: 'regular' | 'medium' | 'strong' | undefined;
  /** In the typeface of the headings, for names and titles. */
  serif?: boolean | undefined;
  /** On lines of its own. */
  block?: boolean | undefined;
  /** After how many lines it is cut off. */
  lines?: 2 | 3 | 4 | undefined;
}

/** Renders text in the typeface of the interface; its size, colour and weight are inherited. */
export function Text(props: TextProps) {
  const { as = 'p', size, tone, weight, serif, block, lines, className, ...rest } = props;
  const Element = as as 'p';
  return (
    <Element
      {...rest}
      className={clsx(
        styles['text'],
        serif && styles['serif'],
        block && styles['block'],
        lines && [styles['lines'], styles[`lines-${lines}`]],
        size && styles[size],
        tone && styles[tone],
        weight && styles[weight],
        className,
      )}
    />
  );
}

/** Renders the small heading of a part of a page. */
export function SectionHeading(props: Pick<TextProps, 'id' | 'children'>) {
  return <Text as="h2" size="md" weight="strong" {...props} />;
}
