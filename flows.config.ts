import { defineConfig } from './tools/flows/src/config.ts';
import { models } from './tests/flows/models/models.ts';

export default defineConfig({ models, language: 'id' });
