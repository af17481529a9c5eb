import type { Pincode } from '../types.ts';

/**
 * Real pincodes, by city. `days` are for home delivery; `express` is `null` where it does not reach.
 * `cod` is whether the courier there takes cash; a city with `serviceable: false` is beyond the couriers.
 */
interface Area {
  city: string;
  state: string;
  days: number;
  express: number | null;
  cod: boolean;
  serviceable?: boolean;
  codes: string;
}

const areas: Area[] = [
  { city: 'New Delhi', state: 'Delhi', days: 2, express: 1, cod: true, codes: '110001 110002 110003 110004 110005 110006 110007 110008 110009 110010 110011 110012 110013 110014 110015 110016 110017 110018 110019 110020 110021 110022 110023 110024 110025 110026 110027 110028 110029 110030 110034 110037 110038 110044 110045 110048 110049 110051 110053 110054 110055 110057 110058 110059 110060 110062 110063 110065 110066 110067 110070 110074 110075 110076 110077 110078 110085 110087 110088 110091 110092 110095 110096' },
  { city: 'Gurugram', state: 'Haryana', days: 2, express: 1, cod: true, codes: '122001 122002 122003 122004 122007 122008 122009 122011 122015 122016 122017 122018' },
  { city: 'Faridabad', state: 'Haryana', days: 3, express: 2, cod: true, codes: '121001 121002 121003 121004' },
  { city: 'Noida', state: 'Uttar Pradesh', days: 2, express: 1, cod: true, codes: '201301 201303 201304 201305 201307 201309' },
  { city: 'Ghaziabad', state: 'Uttar Pradesh', days: 3, express: 2, cod: true, codes: '201001 201002 201005 201010 201012 201014' },
  { city: 'Mumbai', state: 'Maharashtra', days: 2, express: 1, cod: true, codes: '400001 400002 400003 400004 400005 400006 400007 400008 400009 400010 400011 400012 400013 400014 400016 400018 400019 400020 400021 400022 400024 400025 400026 400028 400030 400031 400034 400036 400037 400049 400050 400051 400052 400053 400054 400055 400056 400057 400058 400059 400060 400061 400062 400063 400064 400066 400067 400069 400070 400071 400072 400076 400077 400078 400080 400092 400093 400097 400101 400104' },
  { city: 'Thane', state: 'Maharashtra', days: 3, express: 2, cod: true, codes: '400601 400602 400604 400606 400607 400610' },
  { city: 'Navi Mumbai', state: 'Maharashtra', days: 3, express: 2, cod: true, codes: '400703 400705 400706 400709 410210' },
  { city: 'Pune', state: 'Maharashtra', days: 3, express: 2, cod: true, codes: '411001 411002 411004 411005 411006 411007 411014 411016 411021 411028 411036 411038 411040 411045 411057' },
  { city: 'Nagpur', state: 'Maharashtra', days: 4, express: 3, cod: true, codes: '440001 440010 440012 440013 440015 440022' },
  { city: 'Nashik', state: 'Maharashtra', days: 4, express: null, cod: true, codes: '422001 422002 422005 422009' },
  { city: 'Bengaluru', state: 'Karnataka', days: 2, express: 1, cod: true, codes: '560001 560002 560003 560004 560005 560006 560008 560009 560010 560011 560017 560020 560025 560027 560029 560034 560037 560038 560040 560041 560042 560043 560047 560048 560050 560052 560066 560068 560070 560071 560075 560076 560078 560080 560085 560093 560094 560095 560100 560102 560103' },
  { city: 'Mysuru', state: 'Karnataka', days: 4, express: 3, cod: true, codes: '570001 570002 570008 570009 570017' },
  { city: 'Mangaluru', state: 'Karnataka', days: 4, express: null, cod: true, codes: '575001 575002 575003' },
  { city: 'Chennai', state: 'Tamil Nadu', days: 3, express: 2, cod: true, codes: '600001 600002 600004 600005 600006 600008 600010 600014 600017 600018 600020 600024 600028 600031 600034 600035 600040 600041 600042 600083 600086 600090 600096 600101' },
  { city: 'Coimbatore', state: 'Tamil Nadu', days: 4, express: 3, cod: true, codes: '641001 641002 641004 641012 641014 641018' },
  { city: 'Madurai', state: 'Tamil Nadu', days: 5, express: null, cod: true, codes: '625001 625002 625020' },
  { city: 'Hyderabad', state: 'Telangana', days: 3, express: 2, cod: true, codes: '500001 500003 500004 500016 500018 500029 500032 500033 500034 500038 500039 500072 500073 500076 500081 500082 500084' },
  { city: 'Secunderabad', state: 'Telangana', days: 3, express: 2, cod: true, codes: '500009 500015 500025 500026' },
  { city: 'Visakhapatnam', state: 'Andhra Pradesh', days: 4, express: null, cod: true, codes: '530001 530002 530003 530016 530017' },
  { city: 'Vijayawada', state: 'Andhra Pradesh', days: 4, express: null, cod: true, codes: '520001 520002 520010' },
  { city: 'Kolkata', state: 'West Bengal', days: 3, express: 2, cod: true, codes: '700001 700006 700007 700009 700012 700013 700014 700016 700017 700019 700020 700025 700026 700027 700029 700031 700032 700033 700045 700053 700064 700068 700071 700073 700091 700106 700107 700156' },
  { city: 'Siliguri', state: 'West Bengal', days: 5, express: null, cod: true, codes: '734001 734003' },
  { city: 'Darjeeling', state: 'West Bengal', days: 7, express: null, cod: false, codes: '734101' },
  { city: 'Ahmedabad', state: 'Gujarat', days: 3, express: 2, cod: true, codes: '380001 380006 380007 380009 380013 380014 380015 380051 380052 380054 380058 380059' },
  { city: 'Surat', state: 'Gujarat', days: 4, express: 3, cod: true, codes: '395001 395003 395007 395009' },
  { city: 'Vadodara', state: 'Gujarat', days: 4, express: 3, cod: true, codes: '390001 390002 390007 390015 390020' },
  { city: 'Rajkot', state: 'Gujarat', days: 4, express: null, cod: true, codes: '360001 360002 360005' },
  { city: 'Bhuj', state: 'Gujarat', days: 6, express: null, cod: true, codes: '370001' },
  { city: 'Jaipur', state: 'Rajasthan', days: 3, express: 2, cod: true, codes: '302001 302004 302005 302006 302015 302016 302017 302018 302019 302020 302021' },
  { city: 'Udaipur', state: 'Rajasthan', days: 4, express: null, cod: true, codes: '313001 313002' },
  { city: 'Jodhpur', state: 'Rajasthan', days: 4, express: null, cod: true, codes: '342001 342003 342006' },
  { city: 'Jaisalmer', state: 'Rajasthan', days: 6, express: null, cod: false, codes: '345001' },
  { city: 'Lucknow', state: 'Uttar Pradesh', days: 3, express: 2, cod: true, codes: '226001 226003 226004 226006 226010 226012 226016 226018 226024' },
  { city: 'Kanpur', state: 'Uttar Pradesh', days: 4, express: null, cod: true, codes: '208001 208002 208012' },
  { city: 'Varanasi', state: 'Uttar Pradesh', days: 4, express: null, cod: true, codes: '221001 221002 221005 221010' },
  { city: 'Prayagraj', state: 'Uttar Pradesh', days: 4, express: null, cod: true, codes: '211001 211002 211003' },
  { city: 'Agra', state: 'Uttar Pradesh', days: 3, express: null, cod: true, codes: '282001 282002 282005' },
  { city: 'Chandigarh', state: 'Chandigarh', days: 3, express: 2, cod: true, codes: '160001 160009 160011 160015 160017 160018 160019 160022 160036' },
  { city: 'Mohali', state: 'Punjab', days: 3, express: 2, cod: true, codes: '160055 160059 160062 160071' },
  { city: 'Ludhiana', state: 'Punjab', days: 3, express: 2, cod: true, codes: '141001 141002 141003 141008 141012' },
  { city: 'Amritsar', state: 'Punjab', days: 4, express: null, cod: true, codes: '143001 143002 143006' },
  { city: 'Jalandhar', state: 'Punjab', days: 4, express: null, cod: true, codes: '144001 144003 144008' },
  { city: 'Patiala', state: 'Punjab', days: 4, express: null, cod: true, codes: '147001' },
  { city: 'Dehradun', state: 'Uttarakhand', days: 4, express: null, cod: true, codes: '248001 248003 248006' },
  { city: 'Shimla', state: 'Himachal Pradesh', days: 5, express: null, cod: true, codes: '171001 171002 171003' },
  { city: 'Srinagar', state: 'Jammu and Kashmir', days: 6, express: null, cod: false, codes: '190001 190008 190011' },
  { city: 'Jammu', state: 'Jammu and Kashmir', days: 5, express: null, cod: true, codes: '180001 180004' },
  { city: 'Bhopal', state: 'Madhya Pradesh', days: 4, express: null, cod: true, codes: '462001 462003 462011 462016' },
  { city: 'Indore', state: 'Madhya Pradesh', days: 4, express: 3, cod: true, codes: '452001 452003 452009 452010 452018' },
  { city: 'Raipur', state: 'Chhattisgarh', days: 4, express: null, cod: true, codes: '492001 492007' },
  { city: 'Patna', state: 'Bihar', days: 4, express: null, cod: true, codes: '800001 800013 800020' },
  { city: 'Ranchi', state: 'Jharkhand', days: 4, express: null, cod: true, codes: '834001 834002 834008' },
  { city: 'Jamshedpur', state: 'Jharkhand', days: 4, express: null, cod: true, codes: '831001 831005' },
  { city: 'Bhubaneswar', state: 'Odisha', days: 4, express: null, cod: true, codes: '751001 751007 751024' },
  { city: 'Guwahati', state: 'Assam', days: 5, express: null, cod: true, codes: '781001 781005 781006' },
  { city: 'Shillong', state: 'Meghalaya', days: 6, express: null, cod: false, codes: '793001' },
  { city: 'Imphal', state: 'Manipur', days: 7, express: null, cod: false, codes: '795001' },
  { city: 'Gangtok', state: 'Sikkim', days: 7, express: null, cod: false, codes: '737101' },
  { city: 'Kochi', state: 'Kerala', days: 4, express: 3, cod: true, codes: '682001 682011 682016 682017 682020 682024 682025' },
  { city: 'Thiruvananthapuram', state: 'Kerala', days: 4, express: null, cod: true, codes: '695001 695003 695011 695014' },
  { city: 'Kozhikode', state: 'Kerala', days: 5, express: null, cod: true, codes: '673001 673004' },
  { city: 'Panaji', state: 'Goa', days: 4, express: null, cod: true, codes: '403001 403002' },
  { city: 'Margao', state: 'Goa', days: 4, express: null, cod: true, codes: '403601' },
  { city: 'Mapusa', state: 'Goa', days: 4, express: null, cod: true, codes: '403507' },
  { city: 'Puducherry', state: 'Puducherry', days: 4, express: null, cod: true, codes: '605001' },
  { city: 'Itanagar', state: 'Arunachal Pradesh', days: 0, express: null, cod: false, serviceable: false, codes: '791111' },
  { city: 'Tawang', state: 'Arunachal Pradesh', days: 0, express: null, cod: false, serviceable: false, codes: '790104' },
  { city: 'Leh', state: 'Ladakh', days: 0, express: null, cod: false, serviceable: false, codes: '194101' },
  { city: 'Kargil', state: 'Ladakh', days: 0, express: null, cod: false, serviceable: false, codes: '194103' },
  { city: 'Kaza', state: 'Himachal Pradesh', days: 0, express: null, cod: false, serviceable: false, codes: '172114' },
  { city: 'Kavaratti', state: 'Lakshadweep', days: 0, express: null, cod: false, serviceable: false, codes: '682555' },
  { city: 'Port Blair', state: 'Andaman and Nicobar Islands', days: 0, express: null, cod: false, serviceable: false, codes: '744101 744103' },
  { city: 'Aizawl', state: 'Mizoram', days: 0, express: null, cod: false, serviceable: false, codes: '796001' },
  { city: 'Kohima', state: 'Nagaland', days: 0, express: null, cod: false, serviceable: false, codes: '797001' },
];

export const pincodes: Pincode[] = areas.flatMap((area) =>
  area.codes.split(' ').map((pincode) => ({
    pincode,
    city: area.city,
    state: area.state,
    serviceable: area.serviceable ?? true,
    codAvailable: area.cod,
    homeDays: area.days,
    expressDays: area.express,
  })),
);
