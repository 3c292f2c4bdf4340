import { Text, type TextProps } from './Text.tsx';

/** Renders the small heading of a part of a page. */
export function SectionHeading(props: Pick<TextProps, 'id' | 'children'>) {
  return <Text as="h2" size="md" weight="strong" {...props} />;
}
