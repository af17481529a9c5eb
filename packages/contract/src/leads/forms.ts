/** Fields of a lead form, besides the name, the phone number and the consent, which every form has. */
export type LeadField = 'email' | 'timeOfDay' | 'topic' | 'message' | 'city' | 'preferredDay';

export interface LeadForm {
  /** The page of the form. Links to it open the form as a modal over the current page. */
  readonly path: string;
  readonly required: readonly LeadField[];
  readonly optional: readonly LeadField[];
  /** Whether a partner of the shop gets the request. Absent for a request to the shop itself. */
  readonly hasPartner?: true;
}

/** The forms with which shoppers ask for a call [CON-07] [HLP-02]. */
export const leadForms = {
  callback: { path: '/rtcb-template1', required: ['timeOfDay'], optional: [] },
  callbackTopic: { path: '/rtcb-template2', required: ['timeOfDay', 'topic'], optional: ['message'] },
  callbackStore: {
    path: '/rtcb-template3',
    required: ['timeOfDay', 'topic', 'city', 'preferredDay'],
    optional: ['message'],
  },
  general: { path: '/leadgen-template1', required: ['email', 'topic'], optional: ['message'] },
  assisted: { path: '/assisted-shopping', required: ['timeOfDay', 'message'], optional: ['preferredDay'] },
  cpp: { path: '/cpp', required: ['email'], optional: ['timeOfDay'], hasPartner: true },
  jlr: { path: '/jlr', required: ['email', 'city'], optional: ['preferredDay'], hasPartner: true },
} as const satisfies Readonly<Record<string, LeadForm>>;

export type LeadKind = keyof typeof leadForms;
export const leadKinds = Object.keys(leadForms) as [LeadKind, ...LeadKind[]];

/** Where a request comes from: a form, or a press at checkout. */
export const leadSources = [...leadKinds, 'checkout'] as const;
export type LeadSource = (typeof leadSources)[number];

/** The form, as the general type. */
export const leadFormOf = (kind: LeadKind): LeadForm => leadForms[kind];

/** The form of a page. Undefined for another path. */
export const leadKindAt = (path: string): LeadKind | undefined =>
  leadKinds.find((kind) => leadForms[kind].path === path.toLowerCase());

/** When the shop calls, Indian time. */
export const leadTimes = ['morning', 'afternoon', 'evening'] as const;
export type LeadTime = (typeof leadTimes)[number];

export const leadTopics = ['gift', 'size', 'availability', 'order', 'other'] as const;
export type LeadTopic = (typeof leadTopics)[number];

/** Longest name and longest city, in code points. */
export const leadLineLimit = 100;
/** Longest message of a form, in code points. */
export const leadMessageLimit = 1000;
/** Last day that a shopper can choose, in days from today. The first is tomorrow. */
export const leadDays = 30;
