import type { TextByField } from '../cards/renderCard.ts';
import type { Handlers } from '../contract/operations.ts';
import type { ServerDeps } from '../deps.ts';
import { requireListedPerson } from '../persons/requireListedPerson.ts';
import { printedText, requiredText } from '../orders/printedText.ts';
import { requireUploadKey } from '../uploads/requireUploadKey.ts';
import { requireUser } from '../users/requireUser.ts';
import { condolenceGroups, requireTemplate } from './cardRequest.ts';
import { createCardDrawer } from './drawCard.ts';

/**
 * Creates the preview handlers. The user comes from the token; the username of the body is ignored.
 */
export function previewHandlers(
  deps: ServerDeps,
): Pick<Handlers, 'previewGreeting' | 'previewQuotesGreeting' | 'previewLogoGreeting'> {
  const drawCard = createCardDrawer(deps);
  return {
    async previewGreeting(request) {
      const user = await requireUser(deps.db, request);
      const { templateId, personName, message, fromName } = request.body;
      const template = requireTemplate(templateId, condolenceGroups);
      const texts = {
        personName: requiredText(personName, 'personName'),
        message: printedText(message),
        sender: requiredText(fromName, 'fromName'),
      };
      return drawCard(template, { templateId, texts }, user.id);
    },

    async previewQuotesGreeting(request) {
      const user = await requireUser(deps.db, request);
      const { templateId, header, message, footer } = request.body;
      const template = requireTemplate(templateId, ['quotes']);
      const texts = {
        header: printedText(header),
        message: requiredText(message, 'message'),
        footer: printedText(footer),
      };
      return drawCard(template, { templateId, texts }, user.id);
    },

    async previewLogoGreeting(request) {
      const user = await requireUser(deps.db, request);
      const { templateId, personId, logoFilePath, message = '', fromName = '' } = request.body;
      const template = requireTemplate(templateId, ['logo']);
      const logoKey = await requireUploadKey(deps, user.id, logoFilePath, 'logoFilePath');
      const person = await requireListedPerson(deps.db, personId, 'personId');
      const texts: TextByField = {
        personName: printedText(person.name),
        message: printedText(message),
        sender: printedText(fromName),
      };
      return drawCard(template, { templateId, texts, logoKey, personId: person.id }, user.id);
    },
  };
}
