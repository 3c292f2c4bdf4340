import { createOpenApiHttp } from 'openapi-msw';
import type { Calls } from '../api/contract.ts';

/** MSW's `http`, typed by the contract: paths, parameters, bodies and answers. Answers for any origin. */
export const http = createOpenApiHttp<Calls>({ baseUrl: '*' });
