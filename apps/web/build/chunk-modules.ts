/** The modules of each file the browser loads, by folder. The build fails when one is not there. */

/** Shared by home, results and the vehicle page. As separate chunks these modules would be a few hundred bytes each. */
export const shared = {
  'apps/web/src/buyer/recent-cars': 'queries.ts',
  'apps/web/src/buyer/shortlist': 'ShortlistButton.tsx queries.ts',
  'apps/web/src/buyer/watchlist': 'WatchStar.tsx queries.ts',
  'apps/web/src': 'consent.ts draft-moments.ts id-list.ts tabs.ts toast-failure.ts',
  'apps/web/src/search/criteria': 'CountButton.tsx form.ts queries.ts track.ts',
  'apps/web/src/search/home': 'MoreToggle.tsx NewestCars.tsx queries.ts',
  'apps/web/src/session': 'account.ts facts.ts language.ts single-keys.ts',
  'apps/web/src/shell':
    'ExternalLinks.tsx LanguageMenu.tsx Logo.tsx OfflineNotice.tsx ServerBanner.tsx SkipLink.tsx entries.ts history-keys.ts login-path.ts title.ts use-page.ts',
  'apps/web/src/site/portal-settings': 'facts.ts queries.ts',
  'apps/web/src/site/tracking': 'facts.ts track.ts',
  'apps/web/src/vehicles/cars':
    'CarCard.tsx CarGrid.tsx CarImage.tsx CopyGwButton.tsx FirstPhoto.tsx OfferNotes.tsx Silhouette.tsx facts.ts',
  'apps/web/src/vehicles/finance-widget': 'CreditWarning.tsx',
  'apps/web/src/vehicles/last-visit': 'queries.ts',
  'packages/domain/src/accounts': 'password-lifetime.ts roles.ts',
  'packages/domain/src/site': 'consent.ts',
  'packages/domain/src/values': 'durations.ts',
  'packages/domain/src/vehicles/attributes':
    'attribute.ts colours.ts fuel-texts.ts gearboxes.ts name.ts price-text.ts steps.ts',
  'packages/domain/src/vehicles': 'car-path.ts car-sorts.ts vat.ts',
}

/** Lists of cars and their tools: results, watchlist, comparison, promotions. */
export const lists = {
  'apps/web/src/buyer/compare': 'CompareBar.tsx CompareToggle.tsx queries.ts',
  'apps/web/src/search/criteria': 'Chips.tsx address.ts',
  'apps/web/src/search/my-searches': 'SearchTabTools.tsx SearchTabs.tsx facts.ts queries.ts',
  'apps/web/src/search/notifications': 'queries.ts',
  'apps/web/src/search/results': 'ResultHead.tsx ResultList.tsx facts.ts result-pages.ts',
  'apps/web/src/vehicles/dismissed-cars': 'DismissButton.tsx DismissedFilter.tsx queries.ts',
  'packages/domain/src/search': 'criteria-chips.ts criteria-summary.ts criterion.ts',
  'packages/domain/src/vehicles/attributes': 'criterion-rules.ts',
  'packages/domain/src/vehicles': 'description-words.ts',
}

/** The table of all attributes of a vehicle and their texts. */
export const attributes = {
  'packages/domain/src/values': 'minutes.ts',
  'packages/domain/src/vehicles/attributes':
    'attributes.ts body.ts condition.ts description.ts emission.ts energy-label.ts energy.ts engine.ts equipment.ts identity.ts price.ts recorded.ts stock.ts texts.ts use.ts',
  'packages/domain/src/vehicles': 'price-tier.ts',
}

/** The vehicle page, and what comparison and split view show of it. */
export const details = {
  'apps/web/src/buyer/enquiries': 'EarlierEnquiry.tsx',
  'apps/web/src/buyer/enquiry-context': 'queries.ts',
  'apps/web/src/buyer/recent-cars': 'RecentCars.tsx',
  'apps/web/src/site/portal-settings': 'PrintHead.tsx',
  'apps/web/src/vehicles/car-details':
    'MainPrice.tsx PhotoSteps.tsx ReportButton.tsx Thumbs.tsx facts.ts queries.ts',
  'apps/web/src/vehicles/cars': 'queries.ts',
  'packages/domain/src/buyer': 'enquiry-state.ts',
}

/** Controls of forms and lists, which the first page does not show. */
export const controls = {
  'apps/web/src': 'DownloadButton.tsx download.ts draft.ts',
  'apps/web/src/ui':
    'Checkbox.tsx EmailField.tsx EmptyState.tsx FactList.tsx LinkButton.tsx ListTable.tsx Pager.tsx TextArea.tsx Tooltip.tsx use-debounced.ts use-draft.ts use-media.ts use-scroll-memory.ts',
}

/** Shown only after a click. */
export const dialogs = {
  'apps/web/src/ui': 'ConfirmDialog.tsx Dialog.tsx Disclosure.tsx FormDialog.tsx',
}

/** What every page uses, beside the controls in `ui`. */
export const base = {
  'apps/web/src': 'api.ts env.ts listeners.ts paths.ts query-client.ts storage.ts',
  'apps/web/src/shell': 'popover.ts',
  'packages/domain/src/site': 'language.ts',
  'packages/domain/src/values': 'own-language.ts plural.ts records.ts text.ts',
}

/** The icons of home and of the frame around every page. */
export const firstIcons =
  'AdjustmentsHorizontal Bolt Bookmark Calendar Camera Car Copy GasStation ListSearch Logout ManualGearbox Palette Phone Road Search User UserCircle UserCog'.split(
    ' ',
  )

/** The calls of home and of the frame around every page. */
export const firstCalls = {
  'packages/contract/src/accounts': 'account.ts auth.ts',
  'packages/contract/src/buyer': 'watch-desk.ts watchlist.ts',
  'packages/contract/src/search': 'best-results.ts search-params.ts',
  'packages/contract/src/site': 'portal-settings.ts',
  'packages/contract/src/vehicles': 'car-models.ts cars.ts',
}
