import type { ServerPlugin } from '../../deps.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import { requireRole } from '../../http/auth/requireRole.ts';
import { readFigures } from './readFigures.ts';
import { storeReport } from './storeReport.ts';

/** The number of days whose counts are returned unless the caller names another one. */
const defaultDays = 28;

/** Counts how fast the app is for its visitors, and which errors they see; shows admins the counts. */
export const fieldFiguresPlugin: ServerPlugin = async (app, deps) => {
  app.operation('reportFieldFigures', async (request) => {
    if (!deps.config.fieldFigures)
      throw new ApiError('not_found', 404, 'This server does not collect figures.');
    await storeReport(deps, request.body);
    return undefined;
  });

  app.operation('listFieldFigures', async (request) => {
    await requireRole(deps.db, request, []);
    return { results: await readFigures(deps, request.query.days ?? defaultDays) };
  });
};
