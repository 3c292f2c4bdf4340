import { createContext, use, useEffect, useEffectEvent } from 'react';

/**
 * Opens a layer: a dialog, or a part of a page that replaces the rest of it at the same URL. Going
 * back calls `close`, which returns false if the layer has to stay open. Returns a function that says
 * that it is closed.
 */
export type OpenLayer = (close: () => boolean) => () => void;

export const LayerContext = createContext<OpenLayer>(() => () => {});

/** Closes a layer when the user goes back while it is open. Without `close`, it stays open. */
export function useLayer(isOpen: boolean, close: (() => void) | undefined): void {
  const open = use(LayerContext);
  const onBack = useEffectEvent(() => {
    close?.();
    return close !== undefined;
  });
  useEffect(() => (isOpen ? open(() => onBack()) : undefined), [isOpen, open]);
}
