import { createContext, use } from 'react';
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';

/** The props of an anchor, with `replace` and `state` of a router link. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
  /** Whether it leaves the app, and so opens beside it. */
  external?: boolean | undefined;
  replace?: boolean | undefined;
  state?: unknown;
}

/** Renders the link component of `LinkProvider`; without a provider, a plain anchor. */
export function Link({ external = false, ...props }: LinkProps) {
  const Anchor = use(LinkContext);
  return <Anchor {...(external && { target: '_blank', rel: 'noopener noreferrer' })} {...props} />;
}

/** Provides the link component of the application's router to all UI components. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

function PlainAnchor({ replace: _replace, state: _state, children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainAnchor);
