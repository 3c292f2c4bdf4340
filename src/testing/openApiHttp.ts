import { createOpenApiHttp } from 'openapi-msw';
import type { Calls } from '../api/contract.ts';

/**
 * MSW's `http` with the contract's types of paths, parameters and bodies. Its handlers match every
 * origin.
 */
export const http = createOpenApiHttp<Calls>({ baseUrl: '*' });
