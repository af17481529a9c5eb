import { useContext, useEffect } from 'react';
import { MissingContext } from '../../contexts/missingContext.ts';

/**
 * In place of an order or return that the customer does not have. The browser finds this out after the page
 * has loaded, and the account frame then shows the screen "404 - Page Not Found" instead [RTE-06].
 */
export function MissingOrder() {
  const showMissing = useContext(MissingContext);
  useEffect(showMissing, [showMissing]);
  return null;
}
