import { Link } from 'react-router-dom';
import type { LinkProps } from '../../ui/link/Link.tsx';
import { sendPhotoAlong } from './sendPhotoAlong.ts';

/** The kit's links, travelling through the router with a page transition; links to elsewhere stay plain. */
export function RouterLink({ href, replace, state, children, onClick, ...rest }: LinkProps) {
  if (!/^\/(?!\/)/.test(href) || rest.download !== undefined || rest.target !== undefined) {
    return (
      <a {...rest} href={href} onClick={onClick}>
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
      viewTransition
      onClick={(event) => {
        sendPhotoAlong(event.currentTarget);
        onClick?.(event);
      }}
    >
      {children}
    </Link>
  );
}
