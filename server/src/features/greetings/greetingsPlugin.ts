import { print, printName } from '@dukacita/shared/text';
import type { TextByField } from '@dukacita/shared/selectTexts';
import type { ServerPlugin } from '../../deps.ts';
import { findStoredFile } from '../../data/files/findStoredFile.ts';
import { requireListedPerson } from '../persons/requireListedPerson.ts';
import { requiredText } from '../orders/requiredText.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import { requireUploadKey } from '../uploads/requireUploadKey.ts';
import { requireUser } from '../../http/auth/requireUser.ts';
import { condolenceGroups, requireTemplate } from '../../drawing/cards/cardRequest.ts';
import { correctCard } from './correctCard.ts';
import { createGreetingOrder } from './createGreetingOrder.ts';
import { createCardDrawer } from './drawCard.ts';

/**
 * Serves previews and orders of greeting cards. The user of a preview comes from the token; the
 * username of the body is ignored.
 */
export const greetingsPlugin: ServerPlugin = async (app, deps) => {
  const drawCard = createCardDrawer(deps);
  app.operation('previewGreeting', async (request) => {
    const user = await requireUser(deps.db, request);
    const { templateId, personName, message, fromName } = request.body;
    const template = requireTemplate(deps.artwork.cards, templateId, condolenceGroups);
    const texts = {
      personName: requirePrintedName(personName),
      message: print(message),
      sender: requiredText(fromName, 'fromName'),
    };
    return drawCard(template, { templateId, texts }, user.id);
  });

  app.operation('previewQuotesGreeting', async (request) => {
    const user = await requireUser(deps.db, request);
    const { templateId, header, message, footer } = request.body;
    const template = requireTemplate(deps.artwork.cards, templateId, ['quotes']);
    const texts = {
      header: print(header),
      message: requiredText(message, 'message'),
      footer: print(footer),
    };
    return drawCard(template, { templateId, texts }, user.id);
  });

  app.operation('previewLogoGreeting', async (request) => {
    const user = await requireUser(deps.db, request);
    const { templateId, personId, logoFilePath, message = '', fromName = '' } = request.body;
    const template = requireTemplate(deps.artwork.cards, templateId, ['logo']);
    const logoFile = await findStoredFile(deps.files, logoFilePath);
    const logoKey = await requireUploadKey(deps.db, user.id, logoFile, 'logoFilePath');
    const person = await requireListedPerson(deps.db, personId, 'personId');
    const texts: TextByField = {
      personName: requirePrintedName(person.name),
      message: print(message),
      sender: print(fromName),
    };
    return drawCard(template, { templateId, texts, logoKey, personId: person.id }, user.id);
  });

  app.operation('createGreetingOrder', createGreetingOrder(deps));
  app.operation('correctCard', correctCard(deps));
};

/**
 * Returns what of a person's name is printed.
 * @throws {ApiError} `card_text_unsupported` if nothing of it is
 */
function requirePrintedName(name: string): string {
  const printed = printName(name);
  if (printed === '')
    throw new ApiError(
      'card_text_unsupported',
      422,
      `Nothing of the name "${name}" can be printed.`,
      'personName',
    );
  return printed;
}
