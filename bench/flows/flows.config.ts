import { defineConfig } from '../../tools/flows/src/config.ts';
import { productModels } from './productModels.ts';

export default defineConfig({ models: productModels, language: 'id' });
