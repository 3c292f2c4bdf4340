import { useEffect } from 'react';
import { shellCopy } from '../../copy/shell.ts';
import { useToast } from '../../ui/toast/useToast.ts';
import { useServices } from '../services/ServicesContext.ts';

/** Says once what is lost with the page when the browser refuses to store anything. */
export function StorageToast() {
  const { localStorage } = useServices();
  const toast = useToast();
  useEffect(
    () => localStorage.onRefusal?.(() => toast({ text: shellCopy.storageRefused })),
    [localStorage, toast],
  );
  return null;
}
