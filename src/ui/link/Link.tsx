import { createContext, use } from 'react';
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';

/** An anchor's own props with what a router can use besides: the history entry it replaces, the state it carries. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
  replace?: boolean | undefined;
  state?: unknown;
}

/** A link drawn by the router given to `LinkProvider`; without one it is a plain anchor. */
export function Link(props: LinkProps) {
  const Anchor = use(LinkContext);
  return <Anchor {...props} />;
}

/** Lets every link of the kit travel through the application's router. */
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
