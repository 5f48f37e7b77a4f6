import { loadModule } from './load-module.js';

/** The account operations with their schemas. Throws ApiError when they can't be loaded. */
export const loadOperations = () => loadModule(() => import('./operations.js'));
