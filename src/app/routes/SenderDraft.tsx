import { useMemo, type ReactNode } from 'react';
import { SenderDraftContext, type TypedSender } from '../../ui/sender-field/SenderField.tsx';
import { createFormDraft } from '../platform/storedDraft.ts';
import { useServices } from '../services/ServicesContext.ts';

export interface SenderDraftProps {
  /** Identifies the order whose sender is typed. */
  readonly order: string;
  readonly userId: number;
  readonly children: ReactNode;
}

/** Keeps the sender that is being typed for an order on this device, until the user signs out. */
export function SenderDraft({ order, userId, children }: SenderDraftProps) {
  const { localStorage } = useServices();
  const draft = useMemo(
    () =>
      createFormDraft<TypedSender>(
        localStorage,
        { form: `sender:${order}`, user: String(userId) },
        (value) => {
          const { sender, name } = value as TypedSender;
          return { sender: String(sender), name: String(name) };
        },
      ),
    [localStorage, order, userId],
  );
  return <SenderDraftContext value={draft}>{children}</SenderDraftContext>;
}
