import { useState } from 'react';
import { preloadedId, useRenderData } from './renderData.ts';
import { unpack } from '../data/tables.ts';

/**
 * Responses that the server preloaded for this page. They never change: later pages fill the cache
 * themselves.
 */
export function usePreloaded(): Record<string, unknown> {
  const { preloaded } = useRenderData();
  const [responses] = useState(() => preloaded ?? readFromPage());
  return responses;
}

function readFromPage(): Record<string, unknown> {
  const text = document.getElementById(preloadedId)?.textContent;
  return text ? (unpack(JSON.parse(text)) as Record<string, unknown>) : {};
}
