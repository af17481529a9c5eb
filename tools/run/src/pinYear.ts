import { setDateClock } from '@luxe/format';

// The samples are of 2026: in another year their days would be shown with it.
setDateClock(() => new Date('2026-11-24T10:00:00Z'));
