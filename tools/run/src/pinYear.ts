import { setDateClock } from '@luxe/format';

// The samples are from 2026. In any other year, their dates would be shown with the year.
setDateClock(() => new Date('2026-11-24T10:00:00Z'));
