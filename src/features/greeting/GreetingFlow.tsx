import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { greetingCategory } from '../../domain/greeting.ts';
import { netPrice } from '../../domain/price.ts';
import { formatSubmission } from '../../format/dates.ts';
import { formatRupiah } from '../../format/money.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { chosenPackage } from '../../machines/greetingOrderContext.ts';
import type { greetingOrderMachine } from '../../machines/greetingOrderMachine.ts';
import type { GreetingContext } from '../../machines/greetingOrderTypes.ts';
import type { SavedFile } from '../../ui/upload-field/useChosenFile.ts';
import { ComposeScreen } from './ComposeScreen.tsx';
import {
  canRetryOrder,
  greetingScreen,
  packagePhase,
  previewPhase,
  templatePhase,
} from './greetingScreen.ts';
import { OutcomeUnknownScreen } from './OutcomeUnknownScreen.tsx';
import { PackageScreen } from './PackageScreen.tsx';
import { TemplateScreen } from './TemplateScreen.tsx';

export interface GreetingFlowProps {
  readonly actor: ActorRefFrom<typeof greetingOrderMachine>;
  /** Returns the current time, in milliseconds since the Unix epoch. */
  readonly now: () => number;
  readonly newKey: () => string;
  readonly chosenFile: SavedFile;
  /** Whether the buyer can pay to a virtual account. */
  readonly virtualAccount: boolean;
  /** Digits that begin with the country code. */
  readonly customerServicePhone: string;
  readonly focusKey?: string | undefined;
}

/** Renders the screen for the state of a greeting order until the order is placed. */
export function GreetingFlow({
  actor,
  now,
  newKey,
  chosenFile,
  virtualAccount,
  customerServicePhone,
  focusKey,
}: GreetingFlowProps) {
  const screen = useSelector(actor, greetingScreen);
  const phases = {
    template: useSelector(actor, templatePhase),
    preview: useSelector(actor, previewPhase),
    package: useSelector(actor, packagePhase),
  };
  const canRetry = useSelector(actor, canRetryOrder);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const [initialScreen] = useState(screen);
  const send: typeof actor.send = (event) => actor.send(event);

  const { person, note, sender, mode, error } = context;
  const common = {
    personName: person.name,
    // Several screens share one path, so the name of the screen is the focus key.
    focusKey:
      focusKey === undefined && screen === initialScreen ? undefined : (screen ?? undefined),
  };
  const writing = {
    note,
    sender,
    onNoteChoose: (choice: typeof note.choice) => send({ type: 'note.choose', choice }),
    onNoteWrite: (text: string) => send({ type: 'note.write', text }),
    onSenderChange: (name: string) => send({ type: 'sender.change', name }),
  };

  switch (screen) {
    case 'compose':
      return (
        <ComposeScreen
          {...common}
          {...writing}
          mode={mode}
          onContinue={(chosen) =>
            send(
              chosen === mode
                ? { type: 'address.visit', step: 'template' }
                : { type: 'category.choose', mode: chosen },
            )
          }
        />
      );
    case 'template':
      return (
        <TemplateScreen
          {...common}
          {...writing}
          mode={mode ?? 3}
          quotes={context.quotes}
          logo={context.logo}
          logoProgress={context.logoProgress}
          templates={context.templates}
          templateId={context.templateId}
          phase={phases.template}
          preview={phases.preview}
          previewUrl={context.preview?.url ?? null}
          error={error}
          onCategoryChoose={(chosen) => send({ type: 'category.choose', mode: chosen })}
          onQuotesWrite={(field, text) => send({ type: 'quotes.write', field, text })}
          onLogoChoose={(file) =>
            send({ type: 'logo.choose', fileId: chosenFile.save(file), fileName: file.name })
          }
          findFile={chosenFile.find}
          onLogoCancel={() => {
            chosenFile.remove();
            send({ type: 'logo.cancel' });
          }}
          onLogoRemove={() => {
            chosenFile.remove();
            send({ type: 'logo.remove' });
          }}
          onTemplatesRetry={() => send({ type: 'templates.retry' })}
          onTemplateChoose={(templateId) => send({ type: 'template.choose', templateId })}
          onPreviewAccept={() => send({ type: 'preview.accept' })}
          onPreviewCancel={() => send({ type: 'preview.cancel' })}
          onPreviewRetry={() => send({ type: 'preview.retry' })}
        />
      );
    case 'package':
      return (
        <PackageScreen
          {...common}
          phase={phases.package}
          previewUrl={context.preview?.url ?? null}
          packages={context.packages}
          packageId={context.packageId}
          method={context.method}
          virtualAccount={virtualAccount}
          error={error}
          customerServiceHref={getWhatsAppLink(
            customerServicePhone,
            copy.packagesWhatsApp(person.name),
          )}
          onPackageChoose={(packageId) => send({ type: 'package.choose', packageId })}
          onMethodChoose={(method) => send({ type: 'method.choose', method })}
          onPlace={() => {
            if (!virtualAccount) send({ type: 'method.choose', method: 'transfer' });
            send({ type: 'order.place', at: formatSubmission(now()) });
          }}
          onRetry={() => send({ type: 'packages.retry' })}
          onStartOver={() => send({ type: 'order.startOver', key: newKey() })}
        />
      );
    case 'outcomeUnknown':
      return (
        <OutcomeUnknownScreen
          {...common}
          error={error}
          retryOrder={canRetry ? () => send({ type: 'order.retry' }) : null}
          customerServiceHref={getWhatsAppLink(customerServicePhone, describeOrder(context))}
        />
      );
    case null:
      return null;
  }
}

function describeOrder(context: GreetingContext): string {
  const offer = chosenPackage(context);
  return copy.whatsApp({
    personName: context.person.name,
    sender: context.sender,
    category: context.mode === null ? '' : greetingCategory(context.mode).label,
    total: offer === null ? null : formatRupiah(netPrice(offer)),
    submittedAt: context.submittedAt,
  });
}
