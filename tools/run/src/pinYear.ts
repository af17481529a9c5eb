import { setDateClock } from '@luxe/format';

// Sets the clock of date formatting to 2026, the year of the sample data. Dates of another year would be
// shown with their year, which the tests do not expect.
setDateClock(() => new Date('2026-11-24T10:00:00Z'));
