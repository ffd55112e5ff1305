export const id = 667;
export const ids = [667];
export const modules = {

/***/ 7667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   plan: () => (/* binding */ plan)
/* harmony export */ });
/* harmony import */ var _promotion_saved_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8244);
/* harmony import */ var _promote_planning_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6813);
/* harmony import */ var _promote_promotion_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3027);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2582);




/**
 * What a promotion would do, app by app. Reads the repository and the platform, changes neither. With `out` the plan is
 * saved, to be approved and carried out exactly so; with `exitCode` it ends with 10 when something would change. With
 * `offline` the platform is not asked, and of each app is said what cannot be known; such a plan is not saved. Of
 * `deployments` is only asked what stands there, for the rule `downgrade`.
 */
async function plan(options, context, deployments) {
    const report = await (0,_promote_promotion_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runPromotion */ .d)('plan', options, context, deployments, (run) => planAndSave(run, options));
    return options.exitCode === true && report.planDigest !== undefined && report.exitCode === _report_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.fine && report.result === 'planned' ? { ...report, exitCode: _report_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.changesPending } : report;
}
async function* planAndSave(run, options) {
    const end = yield* (0,_promote_planning_js__WEBPACK_IMPORTED_MODULE_1__/* .makePlan */ .C)(run, options);
    if (end.kind !== 'ready')
        return;
    const { planned } = end;
    const { expectPlanDigest, out } = options;
    if (expectPlanDigest !== undefined)
        (0,_promotion_saved_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseOtherDigest */ .pC)(expectPlanDigest, planned.plan);
    if (out === undefined)
        return;
    await (0,_promotion_saved_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .writePlan */ .pD)(out, planned.plan);
    yield { ...planned, planFile: out };
}


/***/ })

};
