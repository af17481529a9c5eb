import type { Address, CallResponse, PincodeData } from '../calls/calls.ts';
import { rupees } from './values.ts';

export const address: Address = {
  addressId: '8796094529559',
  addressType: 'Home',
  firstName: 'Ananya',
  lastName: 'Rao',
  line1: 'B-14, Jor Bagh',
  line2: 'Lodhi Road',
  line3: '',
  landmark: 'Near the post office',
  postalCode: '110003',
  city: 'New Delhi',
  town: 'New Delhi',
  state: 'Delhi',
  country: { isocode: 'IN' },
  phone: '9812345670',
  emailID: 'ananya.rao@example.com',
  defaultAddress: true,
  defaultFlag: true,
};

export const addressWork: Address = {
  ...address,
  addressId: '8796094529560',
  addressType: 'Work',
  line1: '4th floor, Kalpataru Synergy',
  line2: 'Santacruz East',
  landmark: '',
  postalCode: '400055',
  city: 'Mumbai',
  town: 'Mumbai',
  state: 'Maharashtra',
  defaultAddress: false,
  defaultFlag: false,
};

export const addressLong: Address = {
  ...address,
  addressId: '8796094529561',
  addressType: 'Other',
  firstName: 'Venkatanarasimharajuvaripeta',
  lastName: 'Subrahmanyam Chandrasekharan',
  line1: 'Flat 1402, Tower C, The Residency at Prestige Lakeside Habitat, Whitefield Main Road',
  line2: 'Opposite the Gunjur Palya bus depot, behind the old banyan tree',
  line3: 'Varthur Hobli',
  postalCode: '560087',
  city: 'Bengaluru',
  town: 'Bengaluru',
  state: 'Karnataka',
  defaultAddress: false,
  defaultFlag: false,
};

export const addresses: CallResponse<'addresses'> = { addresses: [address, addressWork], noOfAddress: 2 };
export const addressesEmpty: CallResponse<'addresses'> = { addresses: [], noOfAddress: 0 };

export const pincodeData: PincodeData = {
  pincode: '110001',
  city: 'New Delhi',
  state: 'Delhi',
  isServicable: 'Y',
  isCODEligible: 'Y',
  deliveryModes: [
    { code: 'express-delivery', name: 'Express Delivery', deliveryDate: '2026-11-22' },
    { code: 'home-delivery', name: 'Standard Delivery', deliveryDate: '2026-11-24' },
  ],
};

/**
 * The data of `pincodeData` for one offer. `express` is the charge for express delivery in rupees, which is 0
 * for an item of ₹20,000 or more.
 */
const pincodeAt = (express: number): PincodeData => ({
  ...pincodeData,
  deliveryModes: pincodeData.deliveryModes.map((mode) => ({
    ...mode,
    charge: rupees(mode.code === 'express-delivery' ? express : 0),
  })),
});

export const pincodeOfOffer = pincodeAt(0);
export const pincodeOfSmallOffer = pincodeAt(250);

export const pincodeNotServed: PincodeData = {
  pincode: '744301',
  city: 'Car Nicobar',
  state: 'Andaman and Nicobar Islands',
  isServicable: 'N',
  isCODEligible: 'N',
  deliveryModes: [],
};

export const addAddress: CallResponse<'addAddress'> = { status: 'SUCCESS', addressId: address.addressId };
