/** Fixed figures of the trade (specification section 9), shared by web and API. */
export const gwNumberLength = 6
export const gwLookupDelayMs = 800
export const newestShown = 6
export const newestExpanded = 50
export const resultPageSize = 24
export const resultPageSizeMax = 100
export const passwordLifetimeDays = 90
export const passwordWarningDays = 7
export const lockoutMinutes = 30
export const uploadMaxBytes = 1_048_576
export const purchasePageSize = 10
export const successToastMs = 5000
export const openMaximumKm = 1_000_000
export const openMaximumEuro = 1_000_000
export const openMaximumPower = 1000
export const openMaximumPowerNotification = 10_000
export const timeZone = 'Europe/Berlin'
export const exportMaximum = 5000
/** Limits per account, so that a runaway client cannot fill the tables. */
export const watchlistMaximum = 5000
/** Entries of one page of the watchlist. */
export const watchDeskPageSize = 100
export const dismissedMaximum = 5000
export const watchGroupsMaximum = 50
/** Vehicles of one enquiry. */
export const jointEnquiryMaximum = 20
export const subscriptionsMaximum = 50
export const pushDevicesMaximum = 10
export const savedSearchesKept = 200
