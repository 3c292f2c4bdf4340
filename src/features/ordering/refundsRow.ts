import { Undo2 } from 'lucide-react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { policyNames } from '../../copy/policyLinks.ts';
import { routes } from '../../domain/routes.ts';
import type { MenuRow } from '../../ui/menu-rows/MenuRows.tsx';

/** The row that leads to the rules about refunds, for pages on which money may be returned. */
export const refundsRow: MenuRow = {
  key: 'refunds',
  label: policyNames.refunds,
  detail: checkoutCopy.aboutRefunds,
  icon: Undo2,
  href: routes.policy('refunds'),
};
