import { link, type Control } from './driver.ts';

/** Returns the links to the policies that a checkout shows. */
export function policyLinksOfCheckout(): Control[] {
  return [
    link('ketentuan layanan', '/help/ketentuan'),
    link('pengembalian dana', '/help/pengembalian'),
  ];
}
