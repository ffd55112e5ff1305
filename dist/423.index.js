export const id = 423;
export const ids = [423];
export const modules = {

/***/ 5026:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

"use strict";exports.manifest = validate52;const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"cwl-promote.schema.json","title":"cwl-promote.yml","description":"Which CWL of this repository goes into which project. The base URL and the token never stand here.","type":"object","required":["version","stages","apps"],"additionalProperties":false,"properties":{"version":{"const":1,"description":"The version of this format."},"stages":{"type":"object","description":"The projects that apps are promoted to, by a name of your choice.","minProperties":1,"propertyNames":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100},"additionalProperties":{"$ref":"#/$defs/stage"}},"checks":{"type":"object","description":"How serious problems in CWL are, by their code.","additionalProperties":false,"properties":{"strict":{"type":"boolean","description":"Warnings are errors."},"levels":{"$ref":"#/$defs/levels"},"paths":{"type":"array","description":"Other levels for some files. Of several that match, the last that names the code counts.","items":{"$ref":"#/$defs/exception"}}}},"apps":{"type":"array","description":"The documents that are apps of their own. What they run travels inside them.","minItems":1,"items":{"$ref":"#/$defs/app"}}},"$defs":{"stage":{"type":"object","required":["project"],"additionalProperties":false,"properties":{"project":{"type":"string","pattern":"^[^/\\s]+/[^/\\s]+$","description":"owner/project on the platform."},"from":{"type":"string","description":"Another stage. Apps are then copied from its project instead of installed from files."},"require-same":{"enum":["repository"],"description":"Only with `from`. Copy an app only when it is what the files of this repository pack to."},"verify":{"enum":["answer","read-back"],"description":"How an install is verified: by what the platform answers (the default), or by reading the app back as well."},"rules":{"$ref":"#/$defs/rules"},"files":{"type":"object","description":"What on the platform stands for a file or folder of the repository that a document names as a default: path → location. Only without `from`.","additionalProperties":{"type":"string","minLength":1}},"local-defaults":{"enum":["refuse","allow"],"description":"Whether an app may name files of the repository for which `files` has nothing. Only without `from`. Default: refuse."}}},"rules":{"type":"object","description":"What this stage refuses. While one app is refused, none is installed.","additionalProperties":false,"properties":{"breaking":{"enum":["allow","refuse"],"description":"Whether an update may break those who use the app; see docs/compatibility.md. `allow-breaking` lifts it for one run. Default: allow."},"downgrade":{"enum":["allow","refuse"],"description":"Whether an app may be installed from an older commit than the one on record, or one beside it. Needs a record. Default: allow."},"images":{"enum":["any","tag","digest"],"description":"How images must be pinned: not at all (the default), by a tag other than latest, or by a digest."},"branches":{"$ref":"#/$defs/patterns","description":"Branches that may promote to this stage; globs. With neither branches nor tags, any."},"tags":{"$ref":"#/$defs/patterns","description":"Tags that may promote to this stage; globs."}}},"levels":{"type":"object","description":"Code of a problem → off, advice, warning or error.","additionalProperties":{"enum":["off","advice","warning","error"]}},"exception":{"type":"object","required":["path","levels"],"additionalProperties":false,"properties":{"path":{"type":"string","minLength":1,"description":"A file, a folder or a glob; relative to the repository root."},"levels":{"$ref":"#/$defs/levels"}}},"patterns":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"app":{"type":"object","required":["path"],"additionalProperties":false,"properties":{"path":{"type":"string","minLength":1,"description":"A CWL file, `file.cwl#id` for one process of a $graph, a folder, or a glob; relative to the repository root."},"except":{"type":"array","items":{"type":"string","minLength":1},"description":"Files, folders or globs that `path` matches and that are no apps."},"name":{"type":"string","minLength":1,"description":"Name of the app. May hold {stem} (the file name without .cwl) and {parent} (the folder it is in). Default: {stem}."},"names":{"type":"object","description":"Another name, or several, in some stages: stage → name. May hold {name}, {stem} and {parent}.","propertyNames":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100},"additionalProperties":{"type":["string","array"],"minLength":1,"minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}}}}}}};const func0 = Object.prototype.hasOwnProperty;const func65 = (__webpack_require__(6214)/* ["default"] */ .A);const pattern3 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");const schema20 = {"type":"object","required":["project"],"additionalProperties":false,"properties":{"project":{"type":"string","pattern":"^[^/\\s]+/[^/\\s]+$","description":"owner/project on the platform."},"from":{"type":"string","description":"Another stage. Apps are then copied from its project instead of installed from files."},"require-same":{"enum":["repository"],"description":"Only with `from`. Copy an app only when it is what the files of this repository pack to."},"verify":{"enum":["answer","read-back"],"description":"How an install is verified: by what the platform answers (the default), or by reading the app back as well."},"rules":{"$ref":"#/$defs/rules"},"files":{"type":"object","description":"What on the platform stands for a file or folder of the repository that a document names as a default: path → location. Only without `from`.","additionalProperties":{"type":"string","minLength":1}},"local-defaults":{"enum":["refuse","allow"],"description":"Whether an app may name files of the repository for which `files` has nothing. Only without `from`. Default: refuse."}}};const pattern4 = new RegExp("^[^/\\s]+/[^/\\s]+$", "u");const schema21 = {"type":"object","description":"What this stage refuses. While one app is refused, none is installed.","additionalProperties":false,"properties":{"breaking":{"enum":["allow","refuse"],"description":"Whether an update may break those who use the app; see docs/compatibility.md. `allow-breaking` lifts it for one run. Default: allow."},"downgrade":{"enum":["allow","refuse"],"description":"Whether an app may be installed from an older commit than the one on record, or one beside it. Needs a record. Default: allow."},"images":{"enum":["any","tag","digest"],"description":"How images must be pinned: not at all (the default), by a tag other than latest, or by a digest."},"branches":{"$ref":"#/$defs/patterns","description":"Branches that may promote to this stage; globs. With neither branches nor tags, any."},"tags":{"$ref":"#/$defs/patterns","description":"Tags that may promote to this stage; globs."}}};const schema22 = {"type":"array","minItems":1,"items":{"type":"string","minLength":1}};function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate55.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(Array.isArray(data)){if(data.length < 1){const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}const len0 = data.length;for(let i0=0; i0<len0; i0++){let data0 = data[i0];if(typeof data0 === "string"){if(func65(data0) < 1){const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}else {const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}}else {const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}validate55.errors = vErrors;return errors === 0;}validate55.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate54.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 of Object.keys(data)){if(!(((((key0 === "breaking") || (key0 === "downgrade")) || (key0 === "images")) || (key0 === "branches")) || (key0 === "tags"))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}if(data.breaking !== undefined && func0.call(data, "breaking")){let data0 = data.breaking;if(!((data0 === "allow") || (data0 === "refuse"))){const err1 = {instancePath:instancePath+"/breaking",schemaPath:"#/properties/breaking/enum",keyword:"enum",params:{allowedValues: schema21.properties.breaking.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.downgrade !== undefined && func0.call(data, "downgrade")){let data1 = data.downgrade;if(!((data1 === "allow") || (data1 === "refuse"))){const err2 = {instancePath:instancePath+"/downgrade",schemaPath:"#/properties/downgrade/enum",keyword:"enum",params:{allowedValues: schema21.properties.downgrade.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.images !== undefined && func0.call(data, "images")){let data2 = data.images;if(!(((data2 === "any") || (data2 === "tag")) || (data2 === "digest"))){const err3 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/enum",keyword:"enum",params:{allowedValues: schema21.properties.images.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.branches !== undefined && func0.call(data, "branches")){if(!(validate55(data.branches, {instancePath:instancePath+"/branches",parentData:data,parentDataProperty:"branches",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);errors = vErrors.length;}}if(data.tags !== undefined && func0.call(data, "tags")){if(!(validate55(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);errors = vErrors.length;}}}else {const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}validate54.errors = vErrors;return errors === 0;}validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate53.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.project === undefined) || (!(func0.call(data, "project")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "project"},message:"must have required property '"+"project"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 of Object.keys(data)){if(!(((((((key0 === "project") || (key0 === "from")) || (key0 === "require-same")) || (key0 === "verify")) || (key0 === "rules")) || (key0 === "files")) || (key0 === "local-defaults"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.project !== undefined && func0.call(data, "project")){let data0 = data.project;if(typeof data0 === "string"){if(!pattern4.test(data0)){const err2 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/pattern",keyword:"pattern",params:{pattern: "^[^/\\s]+/[^/\\s]+$"},message:"must match pattern \""+"^[^/\\s]+/[^/\\s]+$"+"\""};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}else {const err3 = {instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.from !== undefined && func0.call(data, "from")){if(typeof data.from !== "string"){const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data["require-same"] !== undefined && func0.call(data, "require-same")){if(!(data["require-same"] === "repository")){const err5 = {instancePath:instancePath+"/require-same",schemaPath:"#/properties/require-same/enum",keyword:"enum",params:{allowedValues: schema20.properties["require-same"].enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}if(data.verify !== undefined && func0.call(data, "verify")){let data3 = data.verify;if(!((data3 === "answer") || (data3 === "read-back"))){const err6 = {instancePath:instancePath+"/verify",schemaPath:"#/properties/verify/enum",keyword:"enum",params:{allowedValues: schema20.properties.verify.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.rules !== undefined && func0.call(data, "rules")){if(!(validate54(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);errors = vErrors.length;}}if(data.files !== undefined && func0.call(data, "files")){let data5 = data.files;if(data5 && typeof data5 == "object" && !Array.isArray(data5)){for(const key1 of Object.keys(data5)){let data6 = data5[key1];if(typeof data6 === "string"){if(func65(data6) < 1){const err7 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}}else {const err9 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}if(data["local-defaults"] !== undefined && func0.call(data, "local-defaults")){let data7 = data["local-defaults"];if(!((data7 === "refuse") || (data7 === "allow"))){const err10 = {instancePath:instancePath+"/local-defaults",schemaPath:"#/properties/local-defaults/enum",keyword:"enum",params:{allowedValues: schema20.properties["local-defaults"].enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}}else {const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}validate53.errors = vErrors;return errors === 0;}validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};const schema23 = {"type":"object","description":"Code of a problem → off, advice, warning or error.","additionalProperties":{"enum":["off","advice","warning","error"]}};function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate60.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 of Object.keys(data)){let data0 = data[key0];if(!((((data0 === "off") || (data0 === "advice")) || (data0 === "warning")) || (data0 === "error"))){const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema23.additionalProperties.enum},message:"must be equal to one of the allowed values"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}}}else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}validate60.errors = vErrors;return errors === 0;}validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};const schema24 = {"type":"object","required":["path","levels"],"additionalProperties":false,"properties":{"path":{"type":"string","minLength":1,"description":"A file, a folder or a glob; relative to the repository root."},"levels":{"$ref":"#/$defs/levels"}}};function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate62.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.path === undefined) || (!(func0.call(data, "path")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if((data.levels === undefined) || (!(func0.call(data, "levels")))){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "levels"},message:"must have required property '"+"levels"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}for(const key0 of Object.keys(data)){if(!((key0 === "path") || (key0 === "levels"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}if(data.path !== undefined && func0.call(data, "path")){let data0 = data.path;if(typeof data0 === "string"){if(func65(data0) < 1){const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}else {const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.levels !== undefined && func0.call(data, "levels")){if(!(validate60(data.levels, {instancePath:instancePath+"/levels",parentData:data,parentDataProperty:"levels",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);errors = vErrors.length;}}}else {const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}validate62.errors = vErrors;return errors === 0;}validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};const schema25 = {"type":"object","required":["path"],"additionalProperties":false,"properties":{"path":{"type":"string","minLength":1,"description":"A CWL file, `file.cwl#id` for one process of a $graph, a folder, or a glob; relative to the repository root."},"except":{"type":"array","items":{"type":"string","minLength":1},"description":"Files, folders or globs that `path` matches and that are no apps."},"name":{"type":"string","minLength":1,"description":"Name of the app. May hold {stem} (the file name without .cwl) and {parent} (the folder it is in). Default: {stem}."},"names":{"type":"object","description":"Another name, or several, in some stages: stage → name. May hold {name}, {stem} and {parent}.","propertyNames":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100},"additionalProperties":{"type":["string","array"],"minLength":1,"minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}}}}};function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;const evaluated0 = validate65.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.path === undefined) || (!(func0.call(data, "path")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}for(const key0 of Object.keys(data)){if(!((((key0 === "path") || (key0 === "except")) || (key0 === "name")) || (key0 === "names"))){const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}}if(data.path !== undefined && func0.call(data, "path")){let data0 = data.path;if(typeof data0 === "string"){if(func65(data0) < 1){const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}}else {const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.except !== undefined && func0.call(data, "except")){let data1 = data.except;if(Array.isArray(data1)){const len0 = data1.length;for(let i0=0; i0<len0; i0++){let data2 = data1[i0];if(typeof data2 === "string"){if(func65(data2) < 1){const err4 = {instancePath:instancePath+"/except/" + i0,schemaPath:"#/properties/except/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}else {const err5 = {instancePath:instancePath+"/except/" + i0,schemaPath:"#/properties/except/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}}}else {const err6 = {instancePath:instancePath+"/except",schemaPath:"#/properties/except/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}}if(data.name !== undefined && func0.call(data, "name")){let data3 = data.name;if(typeof data3 === "string"){if(func65(data3) < 1){const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}}if(data.names !== undefined && func0.call(data, "names")){let data4 = data.names;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){for(const key1 of Object.keys(data4)){const _errs12 = errors;if(typeof key1 === "string"){if(func65(key1) > 100){const err9 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key1};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}if(!pattern3.test(key1)){const err10 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\"",propertyName:key1};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}else {const err11 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}var valid3 = _errs12 === errors;if(!valid3){const err12 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}for(const key2 of Object.keys(data4)){let data5 = data4[key2];if((typeof data5 !== "string") && (!(Array.isArray(data5)))){const err13 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/names/additionalProperties/type",keyword:"type",params:{type: schema25.properties.names.additionalProperties.type},message:"must be string,array"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}if(typeof data5 === "string"){if(func65(data5) < 1){const err14 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/names/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(Array.isArray(data5)){if(data5.length < 1){const err15 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/names/additionalProperties/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}const len1 = data5.length;for(let i1=0; i1<len1; i1++){let data6 = data5[i1];if(typeof data6 === "string"){if(func65(data6) < 1){const err16 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/properties/names/additionalProperties/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}else {const err17 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/properties/names/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}}let i2 = data5.length;let j0;if(i2 > 1){const indices0 = {};for(;i2--;){let item0 = data5[i2];if(typeof item0 !== "string"){continue;}if(typeof indices0[item0] == "number"){j0 = indices0[item0];const err18 = {instancePath:instancePath+"/names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/names/additionalProperties/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"};if(vErrors === null){vErrors = [err18];}else {vErrors.push(err18);}errors++;break;}indices0[item0] = i2;}}}}}else {const err19 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err19];}else {vErrors.push(err19);}errors++;}}}else {const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err20];}else {vErrors.push(err20);}errors++;}validate65.errors = vErrors;return errors === 0;}validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){/*# sourceURL="cwl-promote.schema.json" */;let vErrors = null;let errors = 0;const evaluated0 = validate52.evaluated;if(evaluated0.dynamicProps){evaluated0.props = undefined;}if(evaluated0.dynamicItems){evaluated0.items = undefined;}if(data && typeof data == "object" && !Array.isArray(data)){if((data.version === undefined) || (!(func0.call(data, "version")))){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;}if((data.stages === undefined) || (!(func0.call(data, "stages")))){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stages"},message:"must have required property '"+"stages"+"'"};if(vErrors === null){vErrors = [err1];}else {vErrors.push(err1);}errors++;}if((data.apps === undefined) || (!(func0.call(data, "apps")))){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apps"},message:"must have required property '"+"apps"+"'"};if(vErrors === null){vErrors = [err2];}else {vErrors.push(err2);}errors++;}for(const key0 of Object.keys(data)){if(!((((key0 === "version") || (key0 === "stages")) || (key0 === "checks")) || (key0 === "apps"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err3];}else {vErrors.push(err3);}errors++;}}if(data.version !== undefined && func0.call(data, "version")){if(1 !== data.version){const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};if(vErrors === null){vErrors = [err4];}else {vErrors.push(err4);}errors++;}}if(data.stages !== undefined && func0.call(data, "stages")){let data1 = data.stages;if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(Object.keys(data1).length < 1){const err5 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};if(vErrors === null){vErrors = [err5];}else {vErrors.push(err5);}errors++;}for(const key1 of Object.keys(data1)){const _errs5 = errors;if(typeof key1 === "string"){if(func65(key1) > 100){const err6 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key1};if(vErrors === null){vErrors = [err6];}else {vErrors.push(err6);}errors++;}if(!pattern3.test(key1)){const err7 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\"",propertyName:key1};if(vErrors === null){vErrors = [err7];}else {vErrors.push(err7);}errors++;}}else {const err8 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};if(vErrors === null){vErrors = [err8];}else {vErrors.push(err8);}errors++;}var valid1 = _errs5 === errors;if(!valid1){const err9 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};if(vErrors === null){vErrors = [err9];}else {vErrors.push(err9);}errors++;}}for(const key2 of Object.keys(data1)){if(!(validate53(data1[key2], {instancePath:instancePath+"/stages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);errors = vErrors.length;}}}else {const err10 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err10];}else {vErrors.push(err10);}errors++;}}if(data.checks !== undefined && func0.call(data, "checks")){let data3 = data.checks;if(data3 && typeof data3 == "object" && !Array.isArray(data3)){for(const key3 of Object.keys(data3)){if(!(((key3 === "strict") || (key3 === "levels")) || (key3 === "paths"))){const err11 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};if(vErrors === null){vErrors = [err11];}else {vErrors.push(err11);}errors++;}}if(data3.strict !== undefined && func0.call(data3, "strict")){if(typeof data3.strict !== "boolean"){const err12 = {instancePath:instancePath+"/checks/strict",schemaPath:"#/properties/checks/properties/strict/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};if(vErrors === null){vErrors = [err12];}else {vErrors.push(err12);}errors++;}}if(data3.levels !== undefined && func0.call(data3, "levels")){if(!(validate60(data3.levels, {instancePath:instancePath+"/checks/levels",parentData:data3,parentDataProperty:"levels",rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);errors = vErrors.length;}}if(data3.paths !== undefined && func0.call(data3, "paths")){let data6 = data3.paths;if(Array.isArray(data6)){const len0 = data6.length;for(let i0=0; i0<len0; i0++){if(!(validate62(data6[i0], {instancePath:instancePath+"/checks/paths/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);errors = vErrors.length;}}}else {const err13 = {instancePath:instancePath+"/checks/paths",schemaPath:"#/properties/checks/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err13];}else {vErrors.push(err13);}errors++;}}}else {const err14 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err14];}else {vErrors.push(err14);}errors++;}}if(data.apps !== undefined && func0.call(data, "apps")){let data8 = data.apps;if(Array.isArray(data8)){if(data8.length < 1){const err15 = {instancePath:instancePath+"/apps",schemaPath:"#/properties/apps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};if(vErrors === null){vErrors = [err15];}else {vErrors.push(err15);}errors++;}const len1 = data8.length;for(let i1=0; i1<len1; i1++){if(!(validate65(data8[i1], {instancePath:instancePath+"/apps/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);errors = vErrors.length;}}}else {const err16 = {instancePath:instancePath+"/apps",schemaPath:"#/properties/apps/type",keyword:"type",params:{type: "array"},message:"must be array"};if(vErrors === null){vErrors = [err16];}else {vErrors.push(err16);}errors++;}}}else {const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};if(vErrors === null){vErrors = [err17];}else {vErrors.push(err17);}errors++;}validate52.errors = vErrors;return errors === 0;}validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


/***/ }),

/***/ 4832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_LIMITS)
/* harmony export */ });
const MEBIBYTE = 1024 * 1024;
/**
 * Far above real CWL: the largest file of the 2,944 that we looked at is 300 kB, the deepest nests 14 levels. 200
 * levels is also what the recursive readers and writers of common JSON libraries bear.
 */
const DEFAULT_LIMITS = {
    fileBytes: 16 * MEBIBYTE,
    depth: 200,
    nodes: 500_000,
    textLength: 64 * MEBIBYTE,
    files: 10_000,
    totalBytes: 256 * MEBIBYTE,
    packedBytes: 64 * MEBIBYTE,
};


/***/ }),

/***/ 4618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   df: () => (/* binding */ positionOf),
/* harmony export */   fV: () => (/* binding */ indexOfKey),
/* harmony export */   vB: () => (/* binding */ setOrigin),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
const ORIGIN = Symbol('where this was read');
/** Remembers where a map or list was read. Copying it with object spread carries the memory along. */
function setOrigin(container, origin) {
    ;
    container[ORIGIN] = origin;
}
function originOf(container) {
    return container[ORIGIN];
}
/**
 * The place of a map or list, or of what stands in it under `key`: for a map the value, or with `'key'` the key
 * itself. Undefined for values that were not read from a file.
 */
function positionOf(container, key, part = 'value') {
    const origin = originOf(container);
    if (origin === undefined)
        return undefined;
    return origin.source.place(offsetOf(origin, key, part));
}
/** Keys of a map this large are looked up by an index of their own, made when first needed. */
const INDEXED = 32;
const INDICES = new WeakMap();
/** Where a key stands among the keys of a map, or -1. */
function indexOfKey(keys, key) {
    if (keys.length <= INDEXED)
        return keys.indexOf(key);
    let index = INDICES.get(keys);
    if (index === undefined) {
        index = new Map(keys.map((name, at) => [name, at]));
        INDICES.set(keys, index);
    }
    return index.get(key) ?? -1;
}
function offsetOf(origin, key, part) {
    if (key === undefined)
        return origin.start;
    if (origin.keys === undefined)
        return (typeof key === 'number' ? origin.offsets[key] : undefined) ?? origin.start;
    const at = indexOfKey(origin.keys, String(key));
    if (at < 0)
        return origin.start;
    return origin.offsets[2 * at + (part === 'key' ? 0 : 1)] ?? origin.start;
}


/***/ }),

/***/ 7727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ parseYaml),
  d: () => (/* reexport */ origin/* positionOf */.df)
});

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
// EXTERNAL MODULE: ./lib/json/index.js + 5 modules
var lib_json = __webpack_require__(9328);
// EXTERNAL MODULE: ./lib/cwl/limits.js
var cwl_limits = __webpack_require__(4832);
// EXTERNAL MODULE: ./lib/cwl/origin.js
var origin = __webpack_require__(4618);
;// CONCATENATED MODULE: ./lib/cwl/scalars.js

/** NaN and the infinities: YAML has them, JSON and CWL do not. */
const NOT_A_JSON_NUMBER = Symbol('a number that JSON cannot say');
const INTEGER = /^[-+]?\d+$/;
const OCTAL = /^0o[0-7]+$/;
const HEXADECIMAL = /^0x[\dA-Fa-f]+$/;
const FLOAT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
const INFINITY_OR_NAN = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
/** A plain scalar as the core schema of YAML 1.2 reads it (YAML 1.2.2, section 10.3.2). */
function resolvePlain(text) {
    switch (text.charCodeAt(0)) {
        case 0x2b: // +
        case 0x2d: // -
        case 0x2e: // .
        case 0x30: // 0 to 9
        case 0x31:
        case 0x32:
        case 0x33:
        case 0x34:
        case 0x35:
        case 0x36:
        case 0x37:
        case 0x38:
        case 0x39:
            return resolveNumber(text);
        default:
            return WORDS.has(text) ? (WORDS.get(text) ?? null) : text;
    }
}
const WORDS = new Map([
    ['', null],
    ['~', null],
    ...['null', 'Null', 'NULL'].map((word) => [word, null]),
    ...['true', 'True', 'TRUE'].map((word) => [word, true]),
    ...['false', 'False', 'FALSE'].map((word) => [word, false]),
]);
function resolveNumber(text) {
    if (INTEGER.test(text))
        return integer(text);
    if (OCTAL.test(text) || HEXADECIMAL.test(text))
        return (0,lib_json/* numberFromText */.Nv)(BigInt(text).toString());
    if (FLOAT.test(text))
        return scalars_float(text);
    if (INFINITY_OR_NAN.test(text))
        return NOT_A_JSON_NUMBER;
    return text;
}
function integer(text) {
    return (0,lib_json/* numberFromText */.Nv)(text.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1'));
}
/** JSON wants a digit on either side of the point, and no plus sign before the number. */
function scalars_float(text) {
    const json = text
        .replace(/^\+/, '')
        .replace(/^(-?)0+(?=\d)/, '$1')
        .replace(/^(-?)\./, '$10.')
        .replace(/\.(?=$|[eE])/, '.0');
    return Number.isFinite(Number(json)) ? (0,lib_json/* numberFromText */.Nv)(json) : NOT_A_JSON_NUMBER;
}
/** A scalar under one of YAML's own tags, `!!str` and the like; undefined when the text is not of that type. */
function resolveTagged(tag, text) {
    const plain = resolvePlain(text);
    switch (tag) {
        case '!!str':
        case '!':
            return text;
        case '!!null':
            return plain === null ? null : undefined;
        case '!!bool':
            return typeof plain === 'boolean' ? plain : undefined;
        case '!!int':
            return INTEGER.test(text) || OCTAL.test(text) || HEXADECIMAL.test(text) ? plain : undefined;
        case '!!float':
            return INTEGER.test(text) ? scalars_float(`${text}.0`) : typeof plain === 'string' ? undefined : plain;
        default:
            return undefined;
    }
}

// EXTERNAL MODULE: ./lib/cwl/text.js
var cwl_text = __webpack_require__(1607);
;// CONCATENATED MODULE: ./lib/cwl/source.js







/**
 * Reads YAML 1.2 with merge keys, or JSON, into values that know where they stand ({@link positionOf}). Nothing is
 * recovered by guessing but one thing: a continuation line indented too little, which the reference implementation
 * reads, is read with a warning.
 */
function parseYaml(text, file, limits = cwl_limits/* DEFAULT_LIMITS */.d) {
    const repaired = readEvents(text, file, limits);
    if ('problem' in repaired)
        return { ok: false, source: repaired.source, problems: [repaired.problem] };
    const { events, source, problems } = repaired;
    try {
        return { ok: true, value: new Composer(events, source, limits).document(), source, problems };
    }
    catch (error) {
        if (!(error instanceof Refusal))
            throw error;
        return { ok: false, source, problems: [problemAt(source.place(error.offset), error.code, error.message, error.hint)] };
    }
}
/** Thrown inside this module only: the whole document is refused at its first mistake. */
class Refusal extends Error {
    code;
    offset;
    hint;
    constructor(code, offset, message, hint) {
        super(message);
        this.code = code;
        this.offset = offset;
        this.hint = hint;
    }
}
function problemAt(place, code, message, hint, severity = 'error') {
    return { code, severity, message, ...(hint === undefined ? {} : { hint }), ...place };
}
/** A repair reads the whole text again, so that both are bounded. Real files need up to 40 repairs of some 20 kB. */
const MAX_REPAIRS = 1000;
const MAX_REPAIRED_CHARACTERS = 16 * 1024 * 1024;
function readEvents(text, file, limits) {
    let current = text;
    let tabsReplaced = false;
    const insertions = [];
    let repairs = 0;
    for (;; repairs += 1) {
        const source = new cwl_text/* SourceText */.D(file, current, insertions);
        try {
            const events = (0,js_yaml/* parseEvents */.PH)(current, { maxDepth: limits.depth });
            return { events, source, problems: indentationWarnings(source, insertions) };
        }
        catch (error) {
            if (!(error instanceof js_yaml/* YAMLException */.tB))
                throw error;
            const offset = error.mark?.position ?? 0;
            const mayRepair = repairs < MAX_REPAIRS && repairs * text.length <= MAX_REPAIRED_CHARACTERS;
            const before = current.slice(current.lastIndexOf('\n', offset - 1) + 1, offset);
            const separation = /\t[ \t]*$/.exec(before);
            if (error.reason === 'deficient indentation' && mayRepair && separation !== null && before.trim() !== '') {
                // A tab may separate the parts of a line (YAML 1.2.2, section 6.2), but js-yaml takes it for indentation.
                const from = offset - separation[0].length;
                current = current.slice(0, from) + ' '.repeat(separation[0].length) + current.slice(offset);
            }
            else if (error.reason === 'deficient indentation' && mayRepair && before.trim() === '' && !before.includes('\t')) {
                current = `${current.slice(0, offset)} ${current.slice(offset)}`;
                insertions.splice(0, insertions.length, ...insertions.map((at) => (at >= offset ? at + 1 : at)), offset);
            }
            else if (!tabsReplaced && isJson(current)) {
                // JSON may indent with tabs, YAML may not; one character for one keeps every position.
                current = current.replace(/^[\t ]+/gm, (indent) => ' '.repeat(indent.length));
                tabsReplaced = true;
            }
            else
                return { source, problem: syntaxProblem(source, error) };
        }
    }
}
function isJson(text) {
    if (!/^\s*[[{]/.test(text))
        return false;
    try {
        JSON.parse(text);
        return true;
    }
    catch (error) {
        if (error instanceof SyntaxError || error instanceof RangeError)
            return false;
        throw error;
    }
}
function indentationWarnings(source, insertions) {
    const lines = new Map();
    for (const offset of insertions) {
        const place = source.place(offset);
        lines.set(place.line, problemAt({ ...place, column: 1 }, 'under-indented', 'this line continues a value that began further up, but is indented no deeper than the line that began it', 'Indent the line by one more space: strict YAML readers refuse the file as it is.', 'warning'));
    }
    return [...lines.values()];
}
function syntaxProblem(source, error) {
    const place = source.place(error.mark?.position ?? 0);
    if (error.reason.includes('tab characters')) {
        return problemAt(place, 'tab-indentation', 'a tab indents this line; YAML indents with spaces only', 'Replace the tab by spaces.');
    }
    if (error.reason.includes('maxDepth')) {
        return problemAt(place, 'too-deep', `the document nests too deeply: ${error.reason}`, 'Raise the limit `depth` if the document is right.');
    }
    return problemAt(place, 'yaml-syntax', `not readable as YAML: ${error.reason}`);
}
const DOCUMENT = 1;
const SEQUENCE = 2;
const MAPPING = 3;
const SCALAR = 4;
const ALIAS = 5;
const POP = 6;
const PLAIN = 1;
const LITERAL = 4;
const FOLDED = 5;
/** Builds the values of one document from the parser's events, in one pass. */
class Composer {
    #events;
    #source;
    #limits;
    #anchors = new Map();
    #at = 0;
    /** Nodes and characters so far, with aliases counted as often as they are used. */
    #nodes = 0;
    #text = 0;
    constructor(events, source, limits) {
        this.#events = events;
        this.#source = source;
        this.#limits = limits;
    }
    document() {
        const first = this.#events[0];
        const node = this.#events[1];
        if (first === undefined || node === undefined || node.type === POP) {
            throw new Refusal('empty-file', 0, 'the file is empty');
        }
        this.#at = 1;
        const value = this.#node();
        const second = this.#events.findIndex((event, index) => index > 0 && event.type === DOCUMENT);
        if (second >= 0) {
            throw new Refusal('several-documents', this.#secondDocument(second), 'a second YAML document begins here; a CWL file holds one', 'Put each process into a file of its own, or use $graph.');
        }
        if (value === null && node.type === SCALAR && node.valueStart < 0)
            throw new Refusal('empty-file', 0, 'the file is empty');
        return value;
    }
    #secondDocument(index) {
        const last = this.#events.slice(0, index).findLast((event) => event.type === SCALAR && event.valueEnd >= 0);
        const after = last?.type === SCALAR ? last.valueEnd : 0;
        const marker = /^(?:---|\.\.\.)/gm;
        marker.lastIndex = after;
        const found = marker.exec(this.#source.text);
        return found?.index ?? after;
    }
    #next() {
        const event = this.#events[this.#at];
        this.#at += 1;
        if (event === undefined || event.type === POP || event.type === DOCUMENT) {
            throw new TypeError('the YAML parser ended a node before its value');
        }
        return event;
    }
    #node() {
        const event = this.#next();
        if (event.type === ALIAS)
            return this.#alias(event);
        const nodes = this.#nodes;
        const text = this.#text;
        this.#count(event);
        const name = event.anchorStart < 0 ? undefined : this.#source.text.slice(event.anchorStart, event.anchorEnd);
        if (name === undefined)
            return this.#content(event);
        this.#anchors.set(name, 'open');
        const value = this.#content(event);
        this.#anchors.set(name, { value, nodes: this.#nodes - nodes, text: this.#text - text });
        return value;
    }
    #content(event) {
        switch (event.type) {
            case MAPPING:
                return this.#mapping(event);
            case SEQUENCE:
                return this.#sequence(event);
            case SCALAR:
                return this.#scalar(event);
        }
    }
    #count(event) {
        this.#nodes += 1;
        if (event.type === SCALAR)
            this.#text += event.valueEnd - event.valueStart;
        this.#refuseTooMuch(event);
    }
    #refuseTooMuch(event) {
        if (this.#nodes > this.#limits.nodes) {
            throw new Refusal('too-many-nodes', startOf(event, this.#source.text), `the document holds more than ${this.#limits.nodes} values once its aliases are followed`, 'Raise the limit `nodes` if the document is right.');
        }
        if (this.#text > this.#limits.textLength) {
            throw new Refusal('too-much-text', startOf(event, this.#source.text), `the document holds more than ${this.#limits.textLength} characters once its aliases are followed`, 'Raise the limit `textLength` if the document is right.');
        }
    }
    #alias(event) {
        const name = this.#source.text.slice(event.anchorStart, event.anchorEnd);
        const anchor = this.#anchors.get(name);
        if (anchor === undefined) {
            throw new Refusal('unknown-alias', startOf(event, this.#source.text), `no anchor is named &${name}`, `Define &${name} before *${name}.`);
        }
        if (anchor === 'open') {
            throw new Refusal('recursive-alias', startOf(event, this.#source.text), `*${name} stands inside the value that it names`);
        }
        this.#nodes += anchor.nodes;
        this.#text += anchor.text;
        this.#refuseTooMuch(event);
        return anchor.value;
    }
    /** A block that ends with the file has no line break at its end unless the file has (YAML 1.2.2, section 8.1.1.2); js-yaml adds one. */
    #textOf(event) {
        const value = (0,js_yaml/* getScalarValue */.KE)(this.#source.text, event);
        const isBlock = event.style === LITERAL || event.style === FOLDED;
        const endsFile = isBlock && event.valueEnd === this.#source.text.length && !/[\r\n]$/.test(this.#source.text);
        return endsFile && value.endsWith('\n') ? value.slice(0, -1) : value;
    }
    #scalar(event) {
        const text = this.#textOf(event);
        const tag = event.tagStart < 0 ? undefined : this.#source.text.slice(event.tagStart, event.tagEnd);
        if (tag === undefined && event.style !== PLAIN)
            return text;
        const value = tag === undefined ? resolvePlain(text) : resolveTagged(tag, text);
        if (value === undefined) {
            throw new Refusal('unknown-tag', event.tagStart, `the tag ${tag} does not fit here`, 'CWL uses no YAML tags; remove it.');
        }
        if (value === NOT_A_JSON_NUMBER) {
            throw new Refusal('not-a-number', event.valueStart, `${text} is no number that JSON can hold`, 'Use a finite number, or quote it.');
        }
        return value;
    }
    #sequence(event) {
        this.#refuseTag(event, '!!seq');
        const items = [];
        const offsets = [];
        while (this.#peek().type !== POP) {
            offsets.push(this.#start());
            items.push(this.#node());
        }
        this.#at += 1;
        (0,origin/* setOrigin */.vB)(items, { source: this.#source, start: event.start, offsets });
        return items;
    }
    #mapping(event) {
        this.#refuseTag(event, '!!map');
        const map = (0,lib_json/* emptyObject */.vB)();
        const keys = [];
        const offsets = [];
        const merged = [];
        while (this.#peek().type !== POP) {
            const keyEvent = this.#next();
            const keyOffset = startOf(keyEvent, this.#source.text);
            const key = this.#key(keyEvent);
            const valueOffset = this.#start(keyOffset);
            const value = this.#node();
            if (key === MERGE)
                merged.push({ value, offset: keyOffset });
            else {
                if (key in map) {
                    const before = this.#source.place(offsets[2 * keys.indexOf(key)] ?? event.start);
                    throw new Refusal('duplicate-key', keyOffset, `the key ${JSON.stringify(key)} stands here a second time; the first is on line ${before.line}`, 'Remove one of the two.');
                }
                map[key] = value;
                keys.push(key);
                offsets.push(keyOffset, valueOffset);
            }
        }
        this.#at += 1;
        for (const merge of merged)
            this.#merge(map, keys, offsets, merge);
        (0,lib_json/* keepKeyOrder */.hE)(map, keys);
        (0,origin/* setOrigin */.vB)(map, { source: this.#source, start: event.start, keys, offsets });
        return map;
    }
    #key(event) {
        if (event.type !== ALIAS)
            this.#count(event);
        if (event.type === SCALAR && event.anchorStart >= 0) {
            const value = this.#scalar(event);
            this.#anchors.set(this.#source.text.slice(event.anchorStart, event.anchorEnd), { value, nodes: 1, text: event.valueEnd - event.valueStart });
        }
        if (event.type === SCALAR) {
            const text = (0,js_yaml/* getScalarValue */.KE)(this.#source.text, event);
            if (event.tagStart >= 0) {
                const value = this.#scalar(event);
                if (typeof value === 'string')
                    return value;
            }
            else if (event.style !== PLAIN)
                return text;
            else if (text === '<<')
                return MERGE;
            else if (typeof resolvePlain(text) === 'string')
                return text;
            throw new Refusal('key-not-text', startOf(event, this.#source.text), `the key ${text === '' ? '(nothing)' : text} is not text`, 'Quote it.');
        }
        if (event.type === ALIAS) {
            const value = this.#alias(event);
            if (typeof value === 'string')
                return value;
        }
        throw new Refusal('key-not-text', startOf(event, this.#source.text), 'a map or a list cannot be a key', 'Use text as the key.');
    }
    /** YAML merge keys (`<<`): the map's own keys win, then the maps merged first. */
    #merge(map, keys, offsets, merge) {
        const sources = Array.isArray(merge.value) ? merge.value : [merge.value];
        for (const source of sources) {
            if (typeof source !== 'object' || source === null || Array.isArray(source)) {
                throw new Refusal('bad-merge', merge.offset, '<< merges maps, and this is none', 'Give << a map, an alias of one, or a list of those.');
            }
            for (const [key, value] of Object.entries(source)) {
                if (!(key in map)) {
                    map[key] = value;
                    keys.push(key);
                    offsets.push(merge.offset, merge.offset);
                }
            }
        }
    }
    #peek() {
        const event = this.#events[this.#at];
        if (event === undefined)
            throw new TypeError('the YAML parser left a collection open');
        return event;
    }
    #start(otherwise = 0) {
        const event = this.#peek();
        if (event.type === POP || event.type === DOCUMENT)
            return otherwise;
        const start = startOf(event, this.#source.text);
        return start < 0 ? otherwise : start;
    }
    #refuseTag(event, own) {
        if (event.tagStart < 0)
            return;
        const tag = this.#source.text.slice(event.tagStart, event.tagEnd);
        if (tag !== own)
            throw new Refusal('unknown-tag', event.tagStart, `the tag ${tag} does not fit here`, 'CWL uses no YAML tags; remove it.');
    }
}
const MERGE = Symbol('<<');
function startOf(event, text) {
    switch (event.type) {
        case SCALAR: {
            const starts = [event.tagStart, event.anchorStart].filter((start) => start >= 0);
            if (starts.length > 0)
                return Math.min(...starts);
            if (event.style === LITERAL || event.style === FOLDED)
                return headerOf(text, event.valueStart);
            return event.valueStart < 0 ? -1 : event.valueStart - (event.style === PLAIN ? 0 : 1);
        }
        case ALIAS:
            return event.anchorStart - 1;
        case MAPPING:
        case SEQUENCE:
            return event.start;
    }
}
/** A block scalar begins with its `|` or `>`; the parser tells where the lines below that begin. */
function headerOf(text, contentStart) {
    const lineStart = text.lastIndexOf('\n', contentStart - 2) + 1;
    const header = /[|>][-+\d]*[ \t]*(?:#.*)?$/.exec(text.slice(lineStart, contentStart).trimEnd());
    return header === null ? contentStart : lineStart + header.index;
}


/***/ }),

/***/ 1607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ SourceText),
/* harmony export */   mh: () => (/* binding */ lineAt),
/* harmony export */   xV: () => (/* binding */ lineStartsOf)
/* harmony export */ });
/**
 * The text of one file, and the way back from an offset to a line and a column. `insertions` are the offsets at which
 * the reader put a space to repair an under-indented line: positions stay those of the text as written.
 */
class SourceText {
    file;
    text;
    #insertions;
    #lineStarts;
    constructor(file, text, insertions = []) {
        this.file = file;
        this.text = text;
        this.#insertions = insertions;
    }
    /** Offsets at which lines begin. */
    get lineStarts() {
        return (this.#lineStarts ??= lineStartsOf(this.text));
    }
    place(offset) {
        const starts = this.lineStarts;
        const at = Math.max(0, offset);
        const low = lineAt(starts, at);
        const start = starts[low] ?? 0;
        const inserted = this.#insertions.filter((insertion) => insertion >= start && insertion < at).length;
        return { file: this.file, line: low + 1, column: at - start - inserted + 1 };
    }
}
/** The line, counted from 0, that an offset stands on. */
function lineAt(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function lineStartsOf(text) {
    const starts = [0];
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === NEWLINE)
            starts.push(at + 1);
        else if (code === RETURN && text.charCodeAt(at + 1) !== NEWLINE)
            starts.push(at + 1);
    }
    return starts;
}
const NEWLINE = 0x0a;
const RETURN = 0x0d;


/***/ }),

/***/ 7925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LF: () => (/* binding */ existsAs),
  uJ: () => (/* binding */ joinPath),
  OH: () => (/* binding */ openWorkspace),
  RY: () => (/* binding */ pathWithin)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./lib/cwl/cwl-error.js
var cwl_error = __webpack_require__(7543);
;// CONCATENATED MODULE: ./lib/cwl/git-folder.js


/**
 * Where git keeps what it knows of a working copy: history, hooks, and often a token. Nothing of it is ever read as a
 * document, by whatever name it is reached. It is `.git`, or what that links to or, as a file, names
 * (gitrepository-layout(5)).
 */
class GitFolders {
    #root;
    #folders;
    #files;
    /** `root` is a real path. */
    constructor(root) {
        this.#root = root;
    }
    /** True for what is inside one of them, by its real path. */
    contain(real) {
        this.#folders ??= foldersOf(this.#root);
        return this.#folders.some((folder) => real === folder || real.startsWith(`${folder}/`));
    }
    /** True for another name of a file that is inside one of them: a hard link has no path of its own to tell. */
    own(stats) {
        if (stats.nlink < 2)
            return false;
        this.#folders ??= foldersOf(this.#root);
        this.#files ??= new Set(this.#folders.flatMap((folder) => filesBelow(folder)));
        return this.#files.has(identityOf(stats));
    }
}
function foldersOf(root) {
    const path = (0,external_node_path_.join)(root, '.git');
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (stats === undefined)
        return [];
    const folder = stats.isFile() ? namedIn(path, 'gitdir: ', root) : external_node_fs_.realpathSync.native(path);
    if (folder === undefined)
        return [];
    const common = namedIn((0,external_node_path_.join)(folder, 'commondir'), '', folder);
    return common === undefined ? [folder] : [folder, common];
}
/** The folder that a file of git's own names. */
function namedIn(file, prefix, from) {
    if ((0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.isFile() !== true)
        return undefined;
    const [line = ''] = (0,external_node_fs_.readFileSync)(file, 'utf8').split('\n');
    if (!line.startsWith(prefix))
        return undefined;
    const path = (0,external_node_path_.resolve)(from, line.slice(prefix.length).trim());
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true ? external_node_fs_.realpathSync.native(path) : undefined;
}
function filesBelow(folder) {
    return (0,external_node_fs_.readdirSync)(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
        if (!entry.isFile())
            return [];
        const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(entry.parentPath, entry.name), { throwIfNoEntry: false });
        return stats === undefined ? [] : [identityOf(stats)];
    });
}
function identityOf(stats) {
    return `${stats.dev}:${stats.ino}`;
}

// EXTERNAL MODULE: ./lib/cwl/limits.js
var cwl_limits = __webpack_require__(4832);
;// CONCATENATED MODULE: ./lib/cwl/workspace.js









/** Opens a folder. Throws `no-such-folder` when it is none. */
function openWorkspace(root, limits = {}) {
    const bounds = { ...cwl_limits/* DEFAULT_LIMITS */.d, ...limits };
    const real = realFolder(root);
    const door = { root: real, git: new GitFolders(real) };
    return {
        root: real,
        limits: bounds,
        find: (patterns) => findFiles(door, patterns),
        readText: (path) => readText(door, path, bounds),
        has: (path) => has(door, path),
    };
}
function realFolder(root) {
    const stats = (0,external_node_fs_.statSync)(root, { throwIfNoEntry: false });
    if (stats?.isDirectory() !== true) {
        throw new cwl_error/* CwlError */.J('no-such-folder', `${root} is not a folder`, 'Give the folder of the repository.');
    }
    return external_node_fs_.realpathSync.native(root);
}
const NEVER_ENTERED = ['**/node_modules/**', '**/.git/**'];
function findFiles(door, patterns) {
    const found = new Set();
    const globs = [];
    for (const pattern of patterns) {
        const path = pattern.replaceAll(external_node_path_.sep, '/').replace(/^\.\//, '');
        const kind = kindOf(door, path);
        if (kind === 'file')
            found.add(withinFolder(door.root, path));
        else if (kind === 'folder')
            globs.push(external_node_path_.posix.join(escapeGlob(withinFolder(door.root, path)), '**/*.cwl'));
        else if (picomatch.scan(path).isGlob)
            globs.push(withinRoot(path));
        else
            throw new cwl_error/* CwlError */.J('no-such-file', `there is no file ${pattern}`, 'Paths are relative to the root of the repository.');
    }
    if (globs.length > 0) {
        for (const path of (0,dist/* globSync */.AZ)(globs, { cwd: door.root, ignore: NEVER_ENTERED, followSymbolicLinks: false, expandDirectories: false })) {
            // Braces and the like can spell `..` in ways that cannot be seen in the pattern.
            contain(door.root, path);
            found.add(path);
        }
    }
    return [...found].sort();
}
/** The same path relative to the root, in its shortest spelling. */
function withinFolder(root, path) {
    return (0,external_node_path_.relative)(root, (0,external_node_path_.resolve)(root, path)).replaceAll(external_node_path_.sep, '/');
}
function escapeGlob(path) {
    return path.replace(/[!()*?[\]{}\\]/g, String.raw `\$&`);
}
function withinRoot(pattern) {
    if (pattern.startsWith('/') || pattern.split('/').includes('..')) {
        throw new cwl_error/* CwlError */.J('outside-repository', `the pattern ${pattern} leaves the repository`, 'Patterns are relative to the root of the repository.');
    }
    return pattern;
}
function kindOf(door, path) {
    const absolute = contain(door.root, path);
    const real = realPath(absolute, path);
    if (real === undefined)
        return 'absent';
    refuseOutside(door, path, real);
    return (0,external_node_fs_.statSync)(real, { throwIfNoEntry: false })?.isDirectory() === true ? 'folder' : 'file';
}
/** Most paths need no closer look. */
const GIT = /\.git/i;
/** The absolute path, or a refusal when it leaves the root by its spelling. */
function contain(root, path) {
    if (path.includes('\0'))
        throw new cwl_error/* CwlError */.J('unreadable', 'a path cannot hold the character NUL');
    const absolute = (0,external_node_path_.resolve)(root, path);
    if (!isWithin(root, absolute)) {
        throw new cwl_error/* CwlError */.J('outside-repository', `${path} is outside the repository`, 'Only files inside the repository are read.');
    }
    if (GIT.test(absolute) && (0,external_node_path_.relative)(root, absolute).split(external_node_path_.sep).some((part) => part.toLowerCase() === '.git')) {
        throw new cwl_error/* CwlError */.J('outside-repository', `${path} is inside the .git folder, which is never read`);
    }
    return absolute;
}
function isWithin(root, absolute) {
    return absolute === root || absolute.startsWith(root.endsWith(external_node_path_.sep) ? root : root + external_node_path_.sep);
}
function readText(door, path, limits) {
    const bytes = readContained(door, path, limits);
    if (!(0,external_node_buffer_.isUtf8)(bytes)) {
        const at = firstInvalidByte(bytes);
        const lines = bytes.subarray(0, at).toString('utf8').split(/\r\n|[\r\n]/);
        const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
        throw new cwl_error/* CwlError */.J('not-utf8', `${path} is not UTF-8: byte ${at + 1} fits no character`, 'Save the file as UTF-8.', place);
    }
    const text = bytes.toString('utf8');
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
/**
 * What a path leads to is looked at before it is opened, since opening alone makes some devices act, and again on what
 * was opened, so that a link or a file swapped in meanwhile gains nothing.
 */
function readContained(door, path, limits) {
    const real = realPath(contain(door.root, path), path);
    if (real === undefined)
        throw new cwl_error/* CwlError */.J('no-such-file', `there is no file ${path}`);
    refuseOutside(door, path, real);
    refuseUnreadable(door, path, (0,external_node_fs_.statSync)(real), limits);
    const descriptor = workspace_open(path, real);
    try {
        const stats = (0,external_node_fs_.fstatSync)(descriptor);
        refuseUnreadable(door, path, stats, limits);
        if (realPath(real, path) !== real || (0,external_node_fs_.statSync)(real).ino !== stats.ino) {
            throw new cwl_error/* CwlError */.J('unreadable', `${path} changed while it was read`, 'Run again when nothing writes to the repository.');
        }
        const bytes = Buffer.allocUnsafe(stats.size);
        let length = 0;
        for (let read = -1; read !== 0 && length < stats.size; length += read) {
            read = (0,external_node_fs_.readSync)(descriptor, bytes, length, stats.size - length, length);
        }
        return bytes.subarray(0, length);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
function workspace_open(path, real) {
    try {
        return (0,external_node_fs_.openSync)(real, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | external_node_fs_.constants.O_NOFOLLOW);
    }
    catch (error) {
        throw unreadable(path, error);
    }
}
/** Links resolved; undefined where there is nothing. */
function realPath(absolute, shown) {
    try {
        return external_node_fs_.realpathSync.native(absolute);
    }
    catch (error) {
        const code = systemCode(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return undefined;
        throw unreadable(shown, error);
    }
}
function unreadable(path, error) {
    const code = systemCode(error);
    if (code === undefined)
        return error;
    return new cwl_error/* CwlError */.J('unreadable', `${path} cannot be read: ${WORDS[code] ?? `the system answers ${code}`}`);
}
/** Such as ENOENT. Not told by `instanceof`, which an error of Node's own fails inside a `vm` context. */
function systemCode(error) {
    return external_node_util_.types.isNativeError(error) && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
const WORDS = {
    EACCES: 'this user may not',
    EPERM: 'this user may not',
    ELOOP: 'its links lead in a circle',
    ENAMETOOLONG: 'the name is too long',
    EMFILE: 'too many files are open',
};
function refuseOutside(door, path, real) {
    if (!isWithin(door.root, real)) {
        throw new cwl_error/* CwlError */.J('outside-repository', `${path} is a symbolic link that leaves the repository`, 'Only files inside the repository are read.');
    }
    const parts = real.slice(door.root.length).toLowerCase().split(external_node_path_.sep);
    if (parts.includes('.git') || door.git.contain(real)) {
        throw new cwl_error/* CwlError */.J('outside-repository', `${path} leads into the .git folder, which is never read`);
    }
}
function refuseUnreadable(door, path, stats, limits) {
    if (!stats.isFile())
        throw new cwl_error/* CwlError */.J('unreadable', `${path} is not a regular file`, 'Only regular files are read.');
    if (door.git.own(stats))
        throw new cwl_error/* CwlError */.J('outside-repository', `${path} is a hard link into the .git folder, which is never read`);
    if (stats.size > limits.fileBytes) {
        throw new cwl_error/* CwlError */.J('too-large', `${path} has ${stats.size} bytes, more than the limit of ${limits.fileBytes}`, 'Raise the limit `fileBytes` if the file is right.');
    }
}
function has(door, path) {
    try {
        const real = realPath(contain(door.root, path), path);
        if (real === undefined)
            return false;
        refuseOutside(door, path, real);
        const stats = (0,external_node_fs_.statSync)(real, { throwIfNoEntry: false });
        return stats?.isFile() === true && !door.git.own(stats);
    }
    catch (error) {
        if (error instanceof cwl_error/* CwlError */.J)
            return false;
        throw error;
    }
}
function firstInvalidByte(bytes) {
    let low = 0;
    let high = bytes.length;
    // A prefix cut inside a character is invalid too, so up to three bytes more are allowed for.
    const validUpTo = (end) => [0, 1, 2, 3].some((less) => end >= less && (0,external_node_buffer_.isUtf8)(bytes.subarray(0, end - less)));
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (validUpTo(middle))
            low = middle;
        else
            high = middle - 1;
    }
    return [0, 1, 2, 3].map((less) => low - less).find((end) => end >= 0 && (0,external_node_buffer_.isUtf8)(bytes.subarray(0, end))) ?? 0;
}
/** `to`, as the file `from` writes it, made relative to the workspace; an absolute path stays one. */
function joinPath(from, to) {
    return to.startsWith('/') ? external_node_path_.posix.normalize(to) : external_node_path_.posix.normalize(external_node_path_.posix.join(external_node_path_.posix.dirname(from), to));
}
/** An absolute path that lies inside the workspace, made relative to it; any other as it is. */
function pathWithin(workspace, path) {
    return path.startsWith('/') && isWithin(workspace.root, path) ? path.slice(workspace.root.length).replace(/^\/+/, '') : path;
}
/** True when the path is a file inside the workspace. */
function existsAs(workspace, path) {
    return workspace.has(path);
}


/***/ }),

/***/ 1251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ formatAddress),
/* harmony export */   l_: () => (/* binding */ checkAddress),
/* harmony export */   or: () => (/* binding */ parseAddress)
/* harmony export */ });
/* unused harmony export checkName */
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9001);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9776);


/**
 * Reads `owner/project/app`. Throws a PlatformError `bad-name` that says which part is wrong and why.
 */
function parseAddress(text) {
    const [owner, project, app, ...rest] = text.split('/');
    if (owner === undefined || project === undefined || app === undefined || rest.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('bad-name', `${JSON.stringify(text)} is not an app: it needs exactly three parts`, {
            hint: 'write it as owner/project/app, for example acme/rnaseq/align',
        });
    }
    return checkAddress({ owner, project, app });
}
/** Writes `owner/project/app`. */
function formatAddress(address) {
    return `${address.owner}/${address.project}/${address.app}`;
}
/** The address itself when every part is fit to be sent; throws a PlatformError `bad-name` otherwise. */
function checkAddress(address) {
    checkName(address.owner, 'owner');
    checkName(address.project, 'project');
    checkName(address.app, 'app');
    return address;
}
/**
 * The name itself when it can be one part of a path: not empty, not `.` or `..`, without `/` and control characters,
 * well-formed Unicode. Throws a PlatformError `bad-name` otherwise.
 */
function checkName(name, role = 'name') {
    const fault = (0,_contract_js__WEBPACK_IMPORTED_MODULE_0__/* .faultOfName */ .nL)(name);
    if (fault === undefined)
        return name;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlatformError */ .W('bad-name', `${JSON.stringify(name)} cannot be used as ${role}: ${fault}`, {
        hint: 'use a name without slashes and control characters that is not "." or ".."',
    });
}


/***/ }),

/***/ 9001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nL: () => (/* binding */ faultOfName)
/* harmony export */ });
/* unused harmony exports EXPORT_JOB_SCHEMA, EXPORT_LIST_SCHEMA, APP_SCHEMA, API_INDEX_SCHEMA, RATE_LIMIT_SCHEMA, ERROR_SCHEMA, CONTRACT_SCHEMAS, CONTRACT_VALIDATORS */
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9897);

/**
 * The JSON Schemas of what the API document promises, in one place: the client's validators are generated from them,
 * the local platform's OpenAPI document refers to them. Members beyond the promised ones are tolerated everywhere.
 */
const text = { type: 'string' };
const EXPORT_JOB_SCHEMA = {
    $id: 'export-job',
    title: 'Export job',
    description: 'API document, "Resources and their fields": the three fields it shows. States beyond FAILED and COMPLETED are not shown.',
    type: 'object',
    required: ['href', 'id', 'state'],
    properties: { href: text, id: text, state: text },
};
const EXPORT_LIST_SCHEMA = {
    $id: 'export-list',
    title: 'Export job list',
    description: 'API document, "Resources and their fields".',
    type: 'object',
    required: ['href', 'items', 'links'],
    properties: {
        href: text,
        items: { type: 'array', items: { $ref: 'export-job' } },
        links: { type: 'array' },
    },
};
const APP_SCHEMA = {
    $id: 'app',
    title: 'App',
    description: 'A JSON object holding a CWL description. Its internal structure is not shown by the API document.',
    type: 'object',
};
const API_INDEX_SCHEMA = {
    $id: 'api-index',
    title: 'API index',
    description: 'API document, section 3: exactly these members, each an absolute URL under /v2.',
    type: 'object',
    required: Object.keys(_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_MEMBERS */ .f4),
    properties: Object.fromEntries(Object.keys(_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_MEMBERS */ .f4).map((member) => [member, text])),
};
const RATE_LIMIT_SCHEMA = {
    $id: 'rate-limit',
    title: 'Rate limit',
    description: 'Not shown by the API document; this is the shape of the public platforms.',
    type: 'object',
    required: ['rate'],
    properties: {
        rate: {
            type: 'object',
            required: ['limit', 'remaining', 'reset'],
            properties: { limit: { type: 'number' }, remaining: { type: 'number' }, reset: { type: 'number' } },
        },
    },
};
const ERROR_SCHEMA = {
    $id: 'error',
    title: 'Error',
    description: 'Not shown by the API document; this is the shape of the public platforms.',
    type: 'object',
    required: ['status', 'code', 'message'],
    properties: { status: { type: 'integer' }, code: { type: 'integer' }, message: text, more_info: text },
};
const CONTRACT_SCHEMAS = [
    EXPORT_JOB_SCHEMA,
    EXPORT_LIST_SCHEMA,
    APP_SCHEMA,
    API_INDEX_SCHEMA,
    RATE_LIMIT_SCHEMA,
    ERROR_SCHEMA,
];
/** What scripts/generate.ts writes validators for. */
const CONTRACT_VALIDATORS = [
    {
        file: 'src/platform/generated/contract.cjs',
        exports: { exportList: 'export-list', app: 'app', apiIndex: 'api-index', rateLimit: 'rate-limit' },
        schemas: [...CONTRACT_SCHEMAS],
        allErrors: false,
    },
];
/** Any C0 or C1 control character, and DEL. */
// oxlint-disable-next-line no-control-regex -- these are exactly the characters to refuse
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f]/;
/** Why a name cannot be one part of a path; undefined when it can. */
function faultOfName(name) {
    if (name === '')
        return 'it is empty';
    if (name === '.' || name === '..')
        return 'a path would be resolved to another one by it';
    if (name.includes('/'))
        return 'it contains a slash';
    if (CONTROL_CHARACTER.test(name))
        return 'it contains a control character';
    if (!name.isWellFormed())
        return 'it is not well-formed Unicode';
    return undefined;
}


/***/ }),

/***/ 1089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WI: () => (/* binding */ readManifest)
});

// UNUSED EXPORTS: MANIFEST_PATHS, parseManifest

// EXTERNAL MODULE: ./lib/cwl/source.js + 1 modules
var source = __webpack_require__(7727);
// EXTERNAL MODULE: ./lib/cwl/workspace.js + 1 modules
var cwl_workspace = __webpack_require__(7925);
// EXTERNAL MODULE: ./lib/json/index.js + 5 modules
var json = __webpack_require__(9328);
// EXTERNAL MODULE: ./lib/promotion/errors.js
var promotion_errors = __webpack_require__(6806);
// EXTERNAL MODULE: ./lib/promotion/generated/manifest.cjs
var generated_manifest = __webpack_require__(5026);
;// CONCATENATED MODULE: ./lib/promotion/manifest-schema.js
/** Fit for file names, environment names and commands as well. */
const STAGE_NAME = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$', maxLength: 100 };
/**
 * What cwl-promote.yml may hold: the one declaration from which the validator, the JSON Schema for editors
 * (`schemas/cwl-promote.schema.json`) and the words of error messages are derived. No `oneOf`: a mistake has one error.
 */
const MANIFEST_SCHEMA = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'cwl-promote.schema.json',
    title: 'cwl-promote.yml',
    description: 'Which CWL of this repository goes into which project. The base URL and the token never stand here.',
    type: 'object',
    required: ['version', 'stages', 'apps'],
    additionalProperties: false,
    properties: {
        version: { const: 1, description: 'The version of this format.' },
        stages: {
            type: 'object',
            description: 'The projects that apps are promoted to, by a name of your choice.',
            minProperties: 1,
            propertyNames: STAGE_NAME,
            additionalProperties: { $ref: '#/$defs/stage' },
        },
        checks: {
            type: 'object',
            description: 'How serious problems in CWL are, by their code.',
            additionalProperties: false,
            properties: {
                strict: { type: 'boolean', description: 'Warnings are errors.' },
                levels: { $ref: '#/$defs/levels' },
                paths: {
                    type: 'array',
                    description: 'Other levels for some files. Of several that match, the last that names the code counts.',
                    items: { $ref: '#/$defs/exception' },
                },
            },
        },
        apps: {
            type: 'array',
            description: 'The documents that are apps of their own. What they run travels inside them.',
            minItems: 1,
            items: { $ref: '#/$defs/app' },
        },
    },
    $defs: {
        stage: {
            type: 'object',
            required: ['project'],
            additionalProperties: false,
            properties: {
                project: { type: 'string', pattern: '^[^/\\s]+/[^/\\s]+$', description: 'owner/project on the platform.' },
                from: {
                    type: 'string',
                    description: 'Another stage. Apps are then copied from its project instead of installed from files.',
                },
                'require-same': {
                    enum: ['repository'],
                    description: 'Only with `from`. Copy an app only when it is what the files of this repository pack to.',
                },
                verify: {
                    enum: ['answer', 'read-back'],
                    description: 'How an install is verified: by what the platform answers (the default), or by reading the app back as well.',
                },
                rules: { $ref: '#/$defs/rules' },
                files: {
                    type: 'object',
                    description: 'What on the platform stands for a file or folder of the repository that a document names as a default: path → location. Only without `from`.',
                    additionalProperties: { type: 'string', minLength: 1 },
                },
                'local-defaults': {
                    enum: ['refuse', 'allow'],
                    description: 'Whether an app may name files of the repository for which `files` has nothing. Only without `from`. Default: refuse.',
                },
            },
        },
        rules: {
            type: 'object',
            description: 'What this stage refuses. While one app is refused, none is installed.',
            additionalProperties: false,
            properties: {
                breaking: {
                    enum: ['allow', 'refuse'],
                    description: 'Whether an update may break those who use the app; see docs/compatibility.md. `allow-breaking` lifts it for one run. Default: allow.',
                },
                downgrade: {
                    enum: ['allow', 'refuse'],
                    description: 'Whether an app may be installed from an older commit than the one on record, or one beside it. Needs a record. Default: allow.',
                },
                images: {
                    enum: ['any', 'tag', 'digest'],
                    description: 'How images must be pinned: not at all (the default), by a tag other than latest, or by a digest.',
                },
                branches: { $ref: '#/$defs/patterns', description: 'Branches that may promote to this stage; globs. With neither branches nor tags, any.' },
                tags: { $ref: '#/$defs/patterns', description: 'Tags that may promote to this stage; globs.' },
            },
        },
        levels: {
            type: 'object',
            description: 'Code of a problem → off, advice, warning or error.',
            additionalProperties: { enum: ['off', 'advice', 'warning', 'error'] },
        },
        exception: {
            type: 'object',
            required: ['path', 'levels'],
            additionalProperties: false,
            properties: {
                path: { type: 'string', minLength: 1, description: 'A file, a folder or a glob; relative to the repository root.' },
                levels: { $ref: '#/$defs/levels' },
            },
        },
        patterns: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
        app: {
            type: 'object',
            required: ['path'],
            additionalProperties: false,
            properties: {
                path: {
                    type: 'string',
                    minLength: 1,
                    description: 'A CWL file, `file.cwl#id` for one process of a $graph, a folder, or a glob; relative to the repository root.',
                },
                except: {
                    type: 'array',
                    items: { type: 'string', minLength: 1 },
                    description: 'Files, folders or globs that `path` matches and that are no apps.',
                },
                name: {
                    type: 'string',
                    minLength: 1,
                    description: 'Name of the app. May hold {stem} (the file name without .cwl) and {parent} (the folder it is in). Default: {stem}.',
                },
                names: {
                    type: 'object',
                    description: 'Another name, or several, in some stages: stage → name. May hold {name}, {stem} and {parent}.',
                    propertyNames: STAGE_NAME,
                    additionalProperties: {
                        type: ['string', 'array'],
                        minLength: 1,
                        minItems: 1,
                        uniqueItems: true,
                        items: { type: 'string', minLength: 1 },
                    },
                },
            },
        },
    },
};

// EXTERNAL MODULE: ./lib/promotion/place.js
var promotion_place = __webpack_require__(2998);
// EXTERNAL MODULE: ./lib/cwl/suggest.js
var suggest = __webpack_require__(7912);
;// CONCATENATED MODULE: ./lib/promotion/manifest-errors.js





/** The first of the validator's errors in the order of the file, in words; how many more there are is said as well. */
function describeErrors(errors, value, at) {
    const mistakes = errors
        .filter((error) => error.keyword !== 'propertyNames')
        .map((error) => describe(error, value, at))
        .sort((left, right) => left.at.line - right.at.line || left.at.column - right.at.column);
    const [first] = mistakes;
    if (first === undefined)
        return new promotion_errors/* PromotionError */.g('configuration', 'the configuration does not match its schema', { at: at() });
    const more = mistakes.length - 1;
    const suffix = more === 0 ? '' : ` (and ${more} more ${more === 1 ? 'mistake' : 'mistakes'} further down)`;
    return new promotion_errors/* PromotionError */.g('configuration', first.message + suffix, first);
}
/** Keys that could send the token somewhere else, or hold it. */
const ADDRESS_KEY = /^(?:base[-_]?url|api[-_]?url|url|endpoint|host|server|proxy)$/i;
const SECRET_KEY = /^(?:(?:auth|access|api|github)?[-_]?token|auth|api[-_]?key|secret|password|credentials?)$/i;
function describe(error, value, at) {
    const path = pathOf(error.instancePath, value);
    const where = path.length === 0 ? 'the configuration' : `\`${written(path)}\``;
    switch (error.keyword) {
        case 'additionalProperties':
            return unknownKey(error, path, at);
        case 'required':
            return {
                message: `${where} lacks the key \`${String(error.params['missingProperty'])}\``,
                hint: schemaAt(path)?.properties?.[String(error.params['missingProperty'])]?.description ?? 'Add it.',
                at: at(...path),
            };
        case 'type':
            return { message: `${where} must be ${typeWords(error.params['type'])}, not ${kindOf(valueAt(value, path))}`, at: at(...path) };
        case 'const':
            return { message: `${where} must be ${JSON.stringify(error.params['allowedValue'])}`, at: at(...path) };
        case 'enum': {
            const allowed = error.params['allowedValues'].map(String);
            const given = valueAt(value, path);
            const guess = typeof given === 'string' ? (0,suggest/* didYouMean */.a)(given, allowed) : '';
            return { message: `${where} must be one of ${allowed.join(', ')}.${guess}`, at: at(...path) };
        }
        case 'pattern':
            return patternMistake(error, path, value, at);
        case 'minItems':
        case 'minProperties':
        case 'minLength':
            return { message: `${where} must not be empty`, at: at(...path) };
        case 'uniqueItems':
            return { message: `${where} holds the same value twice`, at: at(...path) };
        default:
            return { message: `${where} ${error.message ?? 'is not as the schema says'}`, at: at(...path) };
    }
}
function unknownKey(error, path, at) {
    const key = String(error.params['additionalProperty']);
    const place = at(...path, key, promotion_place/* KEY */._);
    if (SECRET_KEY.test(key)) {
        return {
            message: `\`${key}\` is not allowed here: a token never stands in a file of the checkout`,
            hint: 'Give it with the input `token`, from a secret, or in the environment variable CWL_PROMOTE_TOKEN.',
            at: place,
        };
    }
    if (ADDRESS_KEY.test(key)) {
        return {
            message: `\`${key}\` is not allowed here: whoever may change this file could have the token sent to another address`,
            hint: 'Give the address with the input `base-url`, or in the environment variable CWL_PROMOTE_BASE_URL.',
            at: place,
        };
    }
    const known = Object.keys(schemaAt(path)?.properties ?? {});
    const where = path.length === 0 ? '' : ` in \`${written(path)}\``;
    return {
        message: `unknown key \`${key}\`${where}.${(0,suggest/* didYouMean */.a)(key, known)}`,
        hint: `Known here: ${known.join(', ')}.`,
        at: place,
    };
}
function patternMistake(error, path, value, at) {
    if (error.propertyName !== undefined) {
        return {
            message: `${JSON.stringify(error.propertyName)} is no name for a stage`,
            hint: 'Use letters, digits, dots, dashes and underscores, beginning with a letter or a digit.',
            at: at(...path, error.propertyName, promotion_place/* KEY */._),
        };
    }
    const given = JSON.stringify(valueAt(value, path));
    if (path.at(-1) === 'project') {
        return { message: `${given} is no project`, hint: 'Write owner/project, as in acme/rnaseq.', at: at(...path) };
    }
    return { message: `\`${written(path)}\` is ${given}, which does not have the right form`, at: at(...path) };
}
/** `apps[1].names` */
function written(path) {
    return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('');
}
/** A JSON pointer as keys; items of lists as numbers. */
function pathOf(pointer, value) {
    let current = value;
    return pointer
        .split('/')
        .slice(1)
        .map((part) => {
        const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
        const step = (0,json/* isArray */.cy)(current) ? Number(key) : key;
        current = (0,json/* isArray */.cy)(current) ? current[Number(key)] : (0,json/* isObject */.Gv)(current) ? current[key] : undefined;
        return step;
    });
}
function valueAt(root, path) {
    let current = root;
    for (const key of path)
        current = (0,json/* isArray */.cy)(current) ? current[Number(key)] : (0,json/* isObject */.Gv)(current) ? current[key] : undefined;
    return current;
}
const DEFINITIONS = MANIFEST_SCHEMA.$defs;
/** The part of the schema that is for the value at `path`: the validator's own paths end at each `$ref`. */
function schemaAt(path) {
    let node = MANIFEST_SCHEMA;
    for (const key of path) {
        const others = node?.additionalProperties;
        node = typeof key === 'number' ? node?.items : (node?.properties?.[key] ?? (typeof others === 'object' ? others : undefined));
        if (node?.$ref !== undefined)
            node = DEFINITIONS[node.$ref.replace('#/$defs/', '')];
    }
    return node;
}
function typeWords(type) {
    const words = {
        object: 'a map',
        array: 'a list',
        string: 'text',
        integer: 'a whole number',
        number: 'a number',
        boolean: 'true or false',
    };
    const types = Array.isArray(type) ? type.map(String) : String(type).split(',');
    return types.map((name) => words[name] ?? name).join(' or ');
}
function kindOf(value) {
    if (value === null || value === undefined)
        return 'nothing';
    if ((0,json/* isArray */.cy)(value))
        return 'a list';
    if ((0,json/* isObject */.Gv)(value))
        return 'a map';
    return typeof value === 'string' ? `the text ${JSON.stringify(value)}` : String(value);
}

;// CONCATENATED MODULE: ./lib/promotion/manifest.js








/** Where a configuration file is looked for, relative to the repository root. */
const MANIFEST_PATHS = ['cwl-promote.yml', 'cwl-promote.yaml', '.github/cwl-promote.yml', '.github/cwl-promote.yaml'];
/**
 * Reads the configuration file at `config`, or else the one at {@link MANIFEST_PATHS}. Undefined when there is none.
 * Throws PromotionError `configuration` with file, line and column.
 */
function readManifest(workspace, config) {
    if (config !== undefined)
        return parseManifest(workspace.readText(config), config);
    const [file, other] = MANIFEST_PATHS.filter((path) => (0,cwl_workspace/* existsAs */.LF)(workspace, path));
    if (file === undefined)
        return undefined;
    if (other !== undefined) {
        throw new promotion_errors/* PromotionError */.g('configuration', `there are two configuration files, ${file} and ${other}`, {
            hint: 'Remove one, or say which with the input `config`.',
        });
    }
    return parseManifest(workspace.readText(file), file);
}
/** The text of a configuration file as a {@link Manifest}. Throws PromotionError `configuration`. */
function parseManifest(text, file) {
    const parsing = (0,source/* parseYaml */.h)(text, file);
    if (!parsing.ok) {
        const [problem] = parsing.problems;
        throw new promotion_errors/* PromotionError */.g('configuration', problem?.message ?? 'not readable as YAML', { hint: problem?.hint, at: problem });
    }
    const { value } = parsing;
    const at = (0,promotion_place/* placeFinder */.a)(value, file);
    if (!(0,json/* isObject */.Gv)(value))
        throw new promotion_errors/* PromotionError */.g('configuration', 'the configuration is not a map of keys', { at: at() });
    if (!generated_manifest.manifest(value))
        throw describeErrors(generated_manifest.manifest.errors ?? [], value, at);
    const manifest = { ...value, file, at };
    checkStages(manifest);
    return manifest;
}
function checkStages(manifest) {
    const names = Object.keys(manifest.stages);
    for (const [name, stage] of Object.entries(manifest.stages)) {
        if (stage['require-same'] !== undefined && stage.from === undefined) {
            throw new promotion_errors/* PromotionError */.g('configuration', `the stage ${quote(name)} has \`require-same\` but no \`from\`: it is installed from files anyway`, {
                hint: 'Remove `require-same`, or say with `from` which stage is copied.',
                at: manifest.at('stages', name, 'require-same', promotion_place/* KEY */._),
            });
        }
        if (stage.from === undefined)
            continue;
        for (const key of ['files', 'local-defaults']) {
            if (stage[key] === undefined)
                continue;
            throw new promotion_errors/* PromotionError */.g('configuration', `the stage ${quote(name)} has \`${key}\`, but it is copied: what it holds is as it was installed elsewhere`, {
                hint: `Give \`${key}\` to the stage that is installed from files.`,
                at: manifest.at('stages', name, key, promotion_place/* KEY */._),
            });
        }
        const at = manifest.at('stages', name, 'from');
        if (stage.from === name)
            throw new promotion_errors/* PromotionError */.g('configuration', `the stage ${quote(name)} is copied from itself`, { at });
        if (!Object.hasOwn(manifest.stages, stage.from)) {
            throw new promotion_errors/* PromotionError */.g('configuration', `no stage is named ${quote(stage.from)}.${(0,suggest/* didYouMean */.a)(stage.from, names)}`, {
                hint: `The stages are ${names.join(', ')}.`,
                at,
            });
        }
        const seen = [name];
        for (let next = stage.from; next !== undefined; next = manifest.stages[next]?.from) {
            if (seen.includes(next)) {
                throw new promotion_errors/* PromotionError */.g('configuration', `the stages are copied in a circle: ${[...seen, next].join(' ← ')}`, { at });
            }
            seen.push(next);
        }
    }
    for (const [index, app] of manifest.apps.entries()) {
        for (const stage of Object.keys(app.names ?? {})) {
            if (Object.hasOwn(manifest.stages, stage))
                continue;
            throw new promotion_errors/* PromotionError */.g('configuration', `no stage is named ${quote(stage)}.${(0,suggest/* didYouMean */.a)(stage, names)}`, {
                hint: `The stages are ${names.join(', ')}.`,
                at: manifest.at('apps', index, 'names', stage, promotion_place/* KEY */._),
            });
        }
    }
}
function quote(name) {
    return JSON.stringify(name);
}


/***/ }),

/***/ 2998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ KEY),
/* harmony export */   a: () => (/* binding */ placeFinder)
/* harmony export */ });
/* harmony import */ var _cwl_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7727);

/** At the end of a path: the key itself rather than its value. */
const KEY = '\u0000key';
/** Finds places in a value that was read from `file`; a part that is not there has the place of what would hold it. */
function placeFinder(root, file) {
    return (...path) => {
        let place = { file, line: 1, column: 1 };
        let value = root;
        for (const [index, key] of path.entries()) {
            if (key === KEY || typeof value !== 'object' || value === null)
                return place;
            place = (0,_cwl_source_js__WEBPACK_IMPORTED_MODULE_0__/* .positionOf */ .d)(value, key, path[index + 1] === KEY ? 'key' : 'value') ?? place;
            value = Reflect.get(value, key);
        }
        return place;
    };
}


/***/ })

};
