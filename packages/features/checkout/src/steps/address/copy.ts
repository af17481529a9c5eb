/** Sentences of step 1, the address. */
export const copy = {
  deliverTo: 'Deliver to',
  edit: 'Edit',
  editSection: (section: string) => `Edit: ${section}`,
  addAddress: 'Add an address',
  deliverHere: 'Deliver here',
  savedAddresses: 'Your addresses',
  editAddress: (name: string) => `Edit the address of ${name}`,
  removeAddress: (name: string) => `Remove the address of ${name}`,
  remove: 'Remove',

  notSaved: 'The address was not saved. What you typed is still here; try again.',
  offlineForm: 'You are offline. What you typed is still here; save it when you are back.',
} as const;
