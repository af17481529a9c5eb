import type { Navigation } from '../types.ts';

export const navigation: Navigation[] = [];
