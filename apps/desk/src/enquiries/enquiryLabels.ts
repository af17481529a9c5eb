import type {
  DeskCallRequest,
  DeskCallState,
  DeskDataRequest,
  DeskDataRequestState,
} from '@luxe/contract/desk';

export const callStateLabels: Readonly<Record<DeskCallState, string>> = {
  new: 'New',
  called: 'Called',
  ended: 'Ended',
};

export const callKindLabels: Readonly<Record<DeskCallRequest['kind'], string>> = {
  callback: 'Call',
  callbackTopic: 'Call about a question',
  callbackStore: 'Call about a visit',
  general: 'Interest',
  assisted: 'Adviser',
  cpp: 'Partner, offer',
  jlr: 'Partner, test drive',
  checkout: 'Checkout',
};

export const callTimeLabels: Readonly<Record<DeskCallRequest['timeOfDay'], string>> = {
  '': '',
  morning: 'Morning, 9 to 12',
  afternoon: 'Afternoon, 12 to 17',
  evening: 'Evening, 17 to 21',
};

export const callTopicLabels: Readonly<Record<DeskCallRequest['topic'], string>> = {
  '': '',
  gift: 'A gift',
  size: 'Sizes and fit',
  availability: 'Availability',
  order: 'An order',
  other: 'Something else',
};

export const dataRequestKindLabels: Readonly<Record<DeskDataRequest['kind'], string>> = {
  access: 'Access',
  correction: 'Correction',
  erasure: 'Erasure',
  nomination: 'Nomination',
};

export const dataRequestStateLabels: Readonly<Record<DeskDataRequestState, string>> = {
  open: 'Open',
  done: 'Done',
  rejected: 'Rejected',
};
