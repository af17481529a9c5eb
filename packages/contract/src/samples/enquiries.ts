import type { CallResponse } from '../calls/calls.ts';

export const raiseLeadTicket: CallResponse<'raiseLeadTicket'> = {
  status: 'SUCCESS',
  outcome: 'raised',
  leadNumber: 'CB-2611-2048-77',
};
export const raiseLeadTicketDuplicate: CallResponse<'raiseLeadTicket'> = {
  ...raiseLeadTicket,
  outcome: 'duplicate',
  leadNumber: 'CB-2611-6656-26',
};

export const lead: CallResponse<'personalData'>['leads'][number] = {
  leadNumber: 'CB-2611-2048-77',
  kind: 'callbackTopic',
  status: 'called',
  name: 'Ananya Rao',
  phone: '9812345670',
  email: '',
  timeOfDay: 'evening',
  topic: 'gift',
  message: 'A watch for my father, below two lakh.',
  city: '',
  preferredDay: '',
  createdAt: '2026-11-20T05:00:00.000Z',
};

export const mailPreferences: CallResponse<'mailPreferences'> = {
  email: 'ananya.rao@example.com',
  newsletter: 'off',
  feedback: true,
  offers: false,
  whatsapp: false,
};
export const mailPreferencesNone: CallResponse<'mailPreferences'> = { ...mailPreferences, email: '' };
export const mailPreferencesUnconfirmed: CallResponse<'mailPreferences'> = {
  ...mailPreferences,
  newsletter: 'unconfirmed',
};

export const requestData: CallResponse<'requestData'> = {
  status: 'SUCCESS',
  outcome: 'registered',
  number: 'DR-2611-2048-77',
  dueAt: '2026-12-20T05:00:00.000Z',
};
export const requestDataMailed: CallResponse<'requestData'> = {
  status: 'SUCCESS',
  outcome: 'mailed',
  number: '',
  dueAt: null,
};
export const dataRights: CallResponse<'dataRights'> = {
  requests: [
    {
      number: 'DR-2611-2048-77',
      kind: 'access',
      status: 'open',
      text: 'Which data do you have about my orders of last year?',
      createdAt: '2026-11-20T05:00:00.000Z',
      dueAt: '2026-12-20T05:00:00.000Z',
      answer: '',
    },
    {
      number: 'DR-2610-6656-26',
      kind: 'correction',
      status: 'done',
      text: 'My last name is spelt Rao.',
      createdAt: '2026-10-02T05:00:00.000Z',
      dueAt: '2026-11-02T05:00:00.000Z',
      answer: 'We have corrected it in your account and in your open orders.',
    },
  ],
  nominee: { name: 'Kabir Rao', relation: 'Brother', phone: '9812345671', email: 'kabir@example.com' },
};
export const dataRightsNone: CallResponse<'dataRights'> = { requests: [], nominee: null };
