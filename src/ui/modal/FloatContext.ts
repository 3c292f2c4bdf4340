import { createContext } from 'react';

/** Where lists and tips that float are put: inside the open dialog, so that they stay above it and can be reached. */
export const FloatContext = createContext<HTMLElement | undefined>(undefined);
