import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { LinkProps } from '../../ui/link/Link.tsx';
import { preloadPage } from './pages.ts';
import { transitionPhoto } from '../shell/transitionPhoto.ts';

/** Renders a link of the UI components with React Router, and preloads its page on pointerenter. */
export function RouterLink({ replace, state, children, ...anchor }: LinkProps) {
  const { href, download, target } = anchor;
  if (!/^\/(?!\/)/.test(href) || download !== undefined || target !== undefined)
    return <a {...anchor}>{children}</a>;
  return (
    <PageLink {...anchor} replace={replace} state={state}>
      {children}
    </PageLink>
  );
}

/** Does what `Link` of React Router does, without the prefetching of its framework mode (3 kB). */
function PageLink({
  href,
  replace = false,
  state,
  children,
  onClick,
  onPointerEnter,
  ...rest
}: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { replace, state });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onPointerEnter={(event) => {
        preloadPage(event.currentTarget.pathname);
        onPointerEnter?.(event);
      }}
      onClick={(event) => {
        transitionPhoto(event.currentTarget);
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
