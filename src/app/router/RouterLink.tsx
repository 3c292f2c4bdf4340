import { Link } from 'react-router-dom';
import type { LinkProps } from '../../ui/link/Link.tsx';
import { preloadPage } from './pages.ts';
import { transitionPhoto } from '../shell/transitionPhoto.ts';

/**
 * Renders a link of the UI components with React Router, and preloads its page on pointerenter.
 * External links, downloads and links with a target are plain anchors.
 */
export function RouterLink({
  href,
  replace,
  state,
  children,
  onClick,
  onPointerEnter,
  ...rest
}: LinkProps) {
  if (!/^\/(?!\/)/.test(href) || rest.download !== undefined || rest.target !== undefined) {
    return (
      <a {...rest} href={href} onClick={onClick} onPointerEnter={onPointerEnter}>
        {children}
      </a>
    );
  }
  return (
    <Link
      {...rest}
      to={href}
      replace={replace ?? false}
      state={state}
      onPointerEnter={(event) => {
        preloadPage(event.currentTarget.pathname);
        onPointerEnter?.(event);
      }}
      onClick={(event) => {
        transitionPhoto(event.currentTarget);
        onClick?.(event);
      }}
    >
      {children}
    </Link>
  );
}
