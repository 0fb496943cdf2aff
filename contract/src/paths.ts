/**
 * Every call of the product. The names with `.php` are the specification's; the server answers each of them with and
 * without that suffix through one rewrite rule, and this table holds them without it.
 */
export const paths = {
  categories: '/api/categories',
  subcategories: '/api/subcategories',
  packages: '/api/packages',
  states: '/api/states',
  stateTax: '/api/state-tax',
  checkCoupon: '/api/check-coupon',
  placesProxy: '/api/googleplace/places-proxy',
  questions: '/api/questions',
  saveFormData: '/api/register/save_form_data',
  clearSessionForm: '/api/register/clear_session_form',
  saveClientData: '/api/register/save_client_data',
  draft: '/api/draft',
  claimFit: '/api/claim-fit',
  courtRange: '/api/court-range',
  price: '/api/price',
  checkout: '/api/checkout',
  generateDemandLetter: '/api/generate_demand_letter',
  saveDemandLetter: '/api/save_demand_letter',
  checkExistingDemand: '/api/check_existing_demand',
  checkAccess: '/api/check_access',
  securePdf: '/api/pdf/generate_secure_pdf',
} as const;
