import { noticeVersion } from '@luxe/contract/notice-version';

/**
 * Stores the events that wait when the page is hidden or left, if the shopper allows measurement: the bit 2
 * of the answer. A page may be left before any code for events has loaded. `storedEvents.ts` reads the lines.
 * Events that cannot be stored wait in the page.
 */
export const storeEventsScript =
  'luxeEvents=[];document.addEventListener("visibilitychange",function(){try{' +
  `if(document.hidden&&luxeEvents[0]&&/(^|; )consent=${noticeVersion}\\.[2367]\\./.test(document.cookie))` +
  'localStorage.waitingEvents=((localStorage.waitingEvents||"")+' +
  'JSON.stringify([localStorage.customerId,luxeEvents])+"\\n").slice(-5e4),luxeEvents.length=0}catch(e){}});';
